import baseline from './reading-baseline.json';
import { figuresOf, readPrompts, type ReadingFigures } from './score-reading';

test('keeps every reading figure of the list at its baseline or above', async () => {
  const figures = figuresOf(await readPrompts('mfe-chat/bench/prompts/seen-reader.jsonl'));
  const fallen = (Object.keys(figures) as (keyof ReadingFigures)[]).filter(
    (name) => figures[name] < baseline[name],
  );
  expect(fallen.map((name) => `${name}: ${baseline[name]} → ${figures[name]}`)).toEqual([]);
}, 120_000);
