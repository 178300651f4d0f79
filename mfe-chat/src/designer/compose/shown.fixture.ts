import { interpret } from '../interpret/interpret';
import type { AppDesign } from '../model/app-design';
import { shown } from '../svg/shown';
import { composed } from './composed.fixture';

export const apps = Object.fromEntries(
  Object.entries(shown).map(([name, idea]) => [name, composed(interpret(idea))]),
) as Record<keyof typeof shown, AppDesign>;
