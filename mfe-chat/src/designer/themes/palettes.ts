import type { Palette } from '../model/theme';

const meadow: Palette = {
  name: 'Meadow',
  background: '#fff8f0',
  surface: '#ffffff',
  text: '#2c2833',
  accent: '#2f7d57',
  vivid: '#b9f34b',
  hero: '#cdebd6',
  heroText: '#1e3b2f',
  bar: '#ffffff',
  tints: ['#ffe19a', '#ffcbdb', '#c9e2ff', '#d9efc3', '#ffdcb6'],
  art: {
    sky: '#cdebd6',
    sun: '#ffc24b',
    far: '#8fc7a4',
    mid: '#2f7d57',
    near: '#1e3b2f',
    light: '#fff3df',
    pop: '#f2a578',
    deep: '#1e3b2f',
  },
};

const sorbet: Palette = {
  name: 'Sorbet',
  background: '#fff3f0',
  surface: '#ffffff',
  text: '#3a211b',
  accent: '#c8451f',
  vivid: '#ff9b73',
  hero: '#ffcbb8',
  heroText: '#5c2414',
  bar: '#ffffff',
  tints: ['#ffe29a', '#bde6e0', '#ffd3c4', '#f7dff0', '#e6efb8'],
  art: {
    sky: '#ffcbb8',
    sun: '#ffe29a',
    far: '#f2a78c',
    mid: '#c8451f',
    near: '#7c2c16',
    light: '#fff3e8',
    pop: '#5fb8ac',
    deep: '#5c2414',
  },
};

const harbour: Palette = {
  name: 'Harbour',
  background: '#f1f7fd',
  surface: '#ffffff',
  text: '#16263b',
  accent: '#1f4f8f',
  vivid: '#7db8ff',
  hero: '#c9e2ff',
  heroText: '#12335f',
  bar: '#ffffff',
  tints: ['#ffd9a8', '#dde5ec', '#c9e2ff', '#d3ecea', '#f6e0d8'],
  art: {
    sky: '#c9e2ff',
    sun: '#ffd9a8',
    far: '#8db9e6',
    mid: '#1f4f8f',
    near: '#12335f',
    light: '#ffffff',
    pop: '#f0a35a',
    deep: '#12335f',
  },
};

const coquette: Palette = {
  name: 'Coquette',
  background: '#fff1f5',
  surface: '#ffffff',
  text: '#5a1733',
  accent: '#cf3373',
  vivid: '#ff8fb8',
  hero: '#ffc3d6',
  heroText: '#6b1a3b',
  bar: '#ffffff',
  tints: ['#ffdce8', '#ffe9f0', '#ffd3e1', '#ffe6df', '#f7dcef'],
  art: {
    sky: '#ffd6e3',
    sun: '#d63b79',
    far: '#f2a0bf',
    mid: '#c4497f',
    near: '#7d1f49',
    light: '#fff3f0',
    pop: '#f2a578',
    deep: '#6b1a3b',
  },
};

const ink: Palette = {
  name: 'Ink',
  background: '#111412',
  surface: '#1b211d',
  text: '#f3f5ec',
  accent: '#b9f34b',
  vivid: '#b9f34b',
  hero: '#24331f',
  heroText: '#d8f8a7',
  bar: '#161a16',
  tints: ['#232822', '#232822', '#232822', '#232822', '#2a3129'],
  art: {
    sky: '#24331f',
    sun: '#b9f34b',
    far: '#3c5434',
    mid: '#6f9c3a',
    near: '#1a2417',
    light: '#d8f8a7',
    pop: '#f2a578',
    deep: '#d8f8a7',
  },
};

/** The five of the Change Colors panel, in its order. */
export const palettes = { meadow, sorbet, harbour, coquette, ink } as const satisfies Record<
  string,
  Palette
>;
export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];
