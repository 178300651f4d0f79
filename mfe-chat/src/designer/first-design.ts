import type { AppDesign } from './model/app-design';
import design from '../designs/first-design.json';

/** The initial design of the chat, written by `npx --no appling designs` because the engine loads later. */
export const firstDesign = design as AppDesign;
