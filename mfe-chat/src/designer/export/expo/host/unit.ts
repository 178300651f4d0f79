import { createContext, useContext } from 'react';

/** How wide a screen is drawn. */
export const WIDTH = 390;

/** What a px of the design is on this phone: the app is as wide as the phone, and no wider than a large one. */
export const unitFor = (width: number): number => Math.min(width, 480) / WIDTH;

export const Unit = createContext(1);
export const useUnit = (): number => useContext(Unit);
