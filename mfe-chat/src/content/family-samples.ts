import type { EnglishSamples } from './language-samples.schema';
import { withMoney } from './money';
import { readShared } from './read-languages';
import type { Samples } from './samples.schema';

const english = readShared<EnglishSamples>('en/samples.json').families;

/** In Node. Prices are in pounds, whatever the app's currency. */
export function familySamples(family = 'work'): Samples {
  const samples = english[family]?.samples;
  if (!samples) throw new Error(`English has no sentences for the family ${family}.`);
  return JSON.parse(withMoney(JSON.stringify(samples), '£')) as Samples;
}
