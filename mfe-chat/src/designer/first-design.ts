import type { AppDesign } from './model/app-design';
import design from '../designs/first-design.json';

/** The design that the chat opens with: composed by the engine, which is fetched later, and written by `npx --no appling designs`. */
export const firstDesign = design as AppDesign;
