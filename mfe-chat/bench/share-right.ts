import { featuresOfPart } from '../src/designer/edit/tagged/features.ts';
import { decode, scoresOf, type LearntChanges } from '../src/designer/edit/tagged/model.ts';
import { featuresOfSlots, slotNames, slotsIn, slotTags } from '../src/designer/edit/tagged/tag.ts';
import { labelOf, type Labelled } from './labelled-changes.ts';

const best = (scores: Float64Array) => scores.indexOf(Math.max(...scores));

export function shareRight(
  all: readonly Labelled[],
  readers: ReadonlyMap<string, LearntChanges>,
): { count: number; acts: number; slots: number } {
  let [acts, slots, count] = [0, 0, 0];
  for (const { language, seen, changes } of all) {
    const reader = readers.get(language);
    if (!reader) continue;
    for (const [index, change] of changes.entries()) {
      const features = featuresOfPart(seen, change.from, change.to, changes[index - 1]?.act);
      const asked = best(scoresOf(features, reader.asks, reader.acts.length));
      const scores = featuresOfSlots(seen, change, change.act).map((each) =>
        scoresOf(each, reader.slots.weights, slotTags.length),
      );
      const found = slotsIn(decode(scores, reader.slots.moves, slotTags.length).path, change.from);
      count += 1;
      if (reader.acts[asked] === labelOf(change)) acts += 1;
      const isSame = slotNames.every(
        (name) =>
          found[name]?.from === change.slots[name]?.from &&
          found[name]?.to === change.slots[name]?.to,
      );
      if (isSame) slots += 1;
    }
  }
  return { count, acts, slots };
}
