import type { EnglishSamples } from './language-samples.schema';
import { withMoney } from './money';
import { readShared } from './read-languages';
import type { Samples } from './samples.schema';

const { families } = readShared<{ families: Readonly<Record<string, readonly string[]>> }>(
  'shared/families.json',
);
const english = readShared<EnglishSamples>('en/samples.json').families;

/** English sample sentences that a kind shares with others, in Node. They are in pounds, whatever the app's currency. */
export function familySamples(kind: string): Samples {
  const family = Object.keys(families).find((name) => families[name]?.includes(kind)) ?? 'work';
  const samples = english[family]?.samples;
  if (!samples) throw new Error(`English has no sentences for the family ${family}.`);
  return JSON.parse(withMoney(JSON.stringify(samples), '£')) as Samples;
}
