import { createContext, useContext } from 'react';

/** Design width in px. */
export const WIDTH = 390;

/** Phone px per design px; on tablets the app is at most as wide as a large phone. */
export const unitFor = (width: number): number => Math.min(width, 480) / WIDTH;

export const Unit = createContext(1);
export const useUnit = (): number => useContext(Unit);
