import { scorePrompts } from './score-prompts';

test('turns sentences in twelve languages into the right app with the right subject', async () => {
  const totals = await scorePrompts(['mfe-chat/bench/prompts/seen-languages.jsonl']);
  const { prompts, archetypes, subjects, subjectsRight, words, wordsShown } =
    totals.get('other languages')!;
  expect(prompts).toBe(240);
  expect(archetypes / prompts).toBeGreaterThanOrEqual(0.95);
  expect(subjectsRight / subjects).toBeGreaterThanOrEqual(0.8);
  expect(wordsShown / words).toBeGreaterThanOrEqual(0.8);
});
