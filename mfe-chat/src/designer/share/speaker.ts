import type { Operation } from '../edit/operation';
import type { AppDesign } from '../model/app-design';

/** Each function rejects when the engine cannot be loaded. */
export interface Speaker {
  draw: (idea: string) => Promise<AppDesign | undefined>;
  read: (sentence: string, design: AppDesign) => Promise<Operation | undefined>;
  /** By the name of the suggestion. */
  suggested: Readonly<Record<string, (design: AppDesign) => Operation | undefined>>;
}
