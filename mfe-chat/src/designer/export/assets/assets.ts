import type { MeasuredScreen } from '../measure/layers';

/** Screens as measured in the browser, fonts to install or for pages, own pictures as stored or as PNG and JPEG. */
export type Need = 'screens' | 'fonts' | 'web-fonts' | 'pictures' | 'plain-pictures';

export interface FontFile {
  /** As installed: `Instrument Sans`. */
  family: string;
  /** `instrument-sans.ttf` */
  name: string;
  /** In CSS syntax: `400 700`. */
  weight: string;
  /** In the syntax of `unicode-range`, if several files share the family. */
  range?: string;
  content: Uint8Array<ArrayBuffer>;
  license: { name: string; content: Uint8Array<ArrayBuffer> };
}

/** `id` as in the design's `own/id`. */
export interface OwnPicture {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  content: Uint8Array<ArrayBuffer>;
}

/** Structured-cloneable, for a worker. Assets that the exporter does not need are empty. */
export interface Assets {
  screens: readonly MeasuredScreen[];
  fonts: readonly FontFile[];
  pictures: Readonly<Record<string, OwnPicture>>;
}

export const noAssets: Assets = { screens: [], fonts: [], pictures: {} };
