import type { Operation } from '../edit/operation';
import type { AppDesign } from '../model/app-design';

/** The engine, as far as a recipe needs it. Each rejects when the engine could not be loaded. */
export interface Speaker {
  /** The app that an idea is drawn as. */
  draw: (idea: string) => Promise<AppDesign | undefined>;
  /** The change that a sentence asks for. */
  read: (sentence: string, design: AppDesign) => Promise<Operation | undefined>;
  /** Changes that one press asks for, by name. */
  suggested: Readonly<Record<string, (design: AppDesign) => Operation | undefined>>;
}
