import path from 'node:path';
import { learntIn } from '../src/designer/edit/tagged/load-learnt';
import { labelledChanges } from './labelled-changes';
import { shareRight } from './share-right';

/** Measured 2026-11-27 on messages not used for learning: acts 0.87, slots 0.75 (of 618 changes). */
const least = { acts: 0.84, slots: 0.72 };

test('reads messages not used for learning as well as at the first measurement', async () => {
  const messages = await labelledChanges(path.join(import.meta.dirname, 'unseen-changes.jsonl'));
  const english = await learntIn('en');
  if (!english) throw new Error('Nothing is learnt of English.');
  const { count, acts, slots } = shareRight(messages, new Map([['en', english]]));
  expect(messages).toHaveLength(460);
  expect(acts / count).toBeGreaterThanOrEqual(least.acts);
  expect(slots / count).toBeGreaterThanOrEqual(least.slots);
});
