import { Calculator } from '../components/calculator';
import { Converter } from '../components/converter';
import { Formula } from '../components/formula';
import { Stopwatch } from '../components/stopwatch';
import { Timer } from '../components/timer';
import type { Views } from '../phone';

export const reckoning = {
  calculator: Calculator,
  converter: Converter,
  formula: Formula,
  timer: Timer,
  stopwatch: Stopwatch,
} satisfies Views;
