import { interpret } from '../interpret/interpret';
import type { AppDesign } from '../model/app-design';
import { shown } from '../svg/shown';
import { composed } from './composed';

/** The apps that the site shows, for tests of what is done with a design. */
export const apps = Object.fromEntries(
  Object.entries(shown).map(([name, idea]) => [name, composed(interpret(idea))]),
) as Record<keyof typeof shown, AppDesign>;
