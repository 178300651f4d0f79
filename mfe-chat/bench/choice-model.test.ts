import { choosesRight, learnChoices, type Choice } from './choice-model';

const candidate = (worth: number, known: number, ...features: string[]) => ({
  worth,
  known,
  features,
});
/** `known` favours the wrong candidate; the noun after “my” is always right. */
const choices: Choice[] = Array.from({ length: 20 }, (_, at) => ({
  candidates: [
    candidate(0, 1 + (at % 3) / 10, '<with', 'common'),
    candidate(1, 0.8, '<my', 'common'),
    candidate(0, 0.2, `rare-${at}`, 'common'),
  ],
}));
const learnWith = { least: 3, sparsity: 1e-3, step: 0.5 };

test('learns which features indicate the right candidate', () => {
  const weights = learnChoices(choices, learnWith);
  expect(choices.every((choice) => choosesRight(choice, new Map()))).toBe(false);
  expect(choices.every((choice) => choosesRight(choice, weights))).toBe(true);
  expect(weights.get('<my')).toBeGreaterThan(weights.get('<with') ?? 0);
});

test('gives no weight to features of all candidates and rare ones; ignores choices without a right candidate', () => {
  const wrong: Choice = { candidates: [candidate(0, 1, '<my'), candidate(0, 1, '<of')] };
  const weights = learnChoices([...choices, wrong, wrong, wrong], learnWith);
  expect([...weights.keys()].toSorted()).toEqual(['<my', '<with']);
  expect(weights).toEqual(learnChoices(choices, learnWith));
});
