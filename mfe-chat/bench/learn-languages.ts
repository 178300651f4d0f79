import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { lettersOf, wordsByLanguage } from '../src/designer/interpret/language.ts';
import { wordsOf, type Word } from '../src/designer/interpret/words.ts';
import { linesOf } from './json-lines.ts';
import { labelledIdeas } from './labelled-ideas.ts';
import { byWeight, crossValidated, isRight, learn, type Example, type Learnt } from './softmax.ts';

/*
 * `npx --no appling learn:languages` learns which letters indicate a language and writes
 * `content/languages/shared/learnt-languages.json`. `--check` prints a five-fold cross-validation instead.
 */
interface Message {
  language: string;
  messages: { say: string }[];
}

/** The page loads the weights before the first reply, so their number is limited. */
const learnWith = { least: 10, most: 700, sparsity: 5e-4, step: 0.5 };

/** Shorter words are whole features. */
const shortest = 4;

function featuresOf(words: readonly Word[]): Set<string> {
  const features = new Set<string>();
  for (const word of words) {
    const whole = lettersOf([word]);
    if (word.plain.length <= shortest) features.add(whole);
    for (let at = 0; at + 3 <= whole.length; at += 1) features.add(whole.slice(at, at + 3));
  }
  return features;
}

const texts = [
  ...labelledIdeas().map(({ language, idea }) => ({ language, text: idea })),
  ...linesOf<Message>('mfe-chat/bench/labelled-changes.jsonl').flatMap(({ language, messages }) =>
    messages.map(({ say }) => ({ language, text: say })),
  ),
].map((each) => ({ ...each, words: wordsOf(each.text) }));
const told = texts.map((each) => ({ ...each, tally: wordsByLanguage(each.text, each.words) }));
/** Languages that the script alone does not identify. */
const unsure = told.filter(({ tally }) => ![...tally.values()].includes(Infinity));
const languages = [...new Set(unsure.map(({ language }) => language))]
  .filter((code) => unsure.filter(({ language }) => language === code).length > unsure.length / 50)
  .toSorted((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

const examples = unsure
  .filter(({ language }) => languages.includes(language))
  .map(({ language, words, tally }): Example => ({
    wanted: Float64Array.from(languages, (each) => Number(each === language)),
    known: Float64Array.from(languages, (each) => tally.get(each) ?? 0),
    features: [...featuresOf(words)],
  }));
const learnFrom = (some: readonly Example[]): Learnt => ({
  ...learn(some, learnWith),
  priors: new Float64Array(languages.length),
});
if (process.argv.includes('--check')) {
  const nothing: Learnt = { priors: new Float64Array(languages.length), weights: new Map() };
  const right = examples.filter((each) => isRight(each, nothing)).length;
  console.log(
    `${examples.length} texts: frequent words alone are right for ${right}, with what was learnt ${crossValidated(examples, learnFrom)}.`,
  );
} else {
  const learnt = learnFrom(examples);
  const text = JSON.stringify({
    $schema: '../../schemas/learnt-languages.schema.json',
    languages: Object.fromEntries(
      languages.map((language, index) => [language, byWeight(learnt, index)]),
    ),
  });
  writeFileSync(
    path.resolve('mfe-chat/content/languages/shared/learnt-languages.json'),
    await format(text, { parser: 'json', printWidth: 100 }),
  );
}
