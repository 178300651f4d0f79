import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import type { AppLanguage } from '../src/content/app-language.ts';
import { archetypeNames } from '../src/content/archetype-names.ts';
import type { Learnt as FileLearnt } from '../src/content/learnt.schema.ts';
import { releasedSource } from '../src/content/released-source.ts';
import { readingFrom } from '../src/designer/design-from.ts';
import { beginnings, isPictographic, plainly, wordsOf } from '../src/designer/interpret/words.ts';
import { labelledIdeas, type LabelledIdea } from './labelled-ideas.ts';
import { byWeight, crossValidated, isRight, learn, type Example, type Learnt } from './softmax.ts';

/*
 * `npx --no appling learn:archetypes` learns how strongly the start of each word indicates an archetype and writes
 * `content/learnt-ideas`. `--check` prints a five-fold cross-validation instead.
 */
/** The page loads the weights before the first reply, so their bytes are limited. English has more ideas. */
const learnWith = (language: string) => ({
  least: 2,
  most: language === 'en' ? 6000 : 2500,
  sparsity: language === 'en' ? 2e-4 : 5e-4,
  step: 0.3,
});

/** Without evidence the tracker wins: its prior is at least `least`, every other at most `mostOfOthers`. */
const plainest = 'tracker';
const least = 1.2;
const mostOfOthers = 0.7;

const names = archetypeNames;
const folder = path.resolve('mfe-chat/content/learnt-ideas');

const untaught: typeof releasedSource = {
  ...releasedSource,
  app: async (code) => {
    const app = await releasedSource.app(code);
    if (!app) return undefined;
    const signs: AppLanguage['signs'] = Object.fromEntries(
      Object.entries(app.signs).map(([name, own]) => [
        name,
        { ...own, learnt: { prior: 0, words: {} } },
      ]),
    );
    return { ...app, signs };
  },
};

/** Longest run of Chinese, Japanese or Korean characters, where one character can be a word. */
const longestRun = 3;

/** Words that any request may contain, such as “app” or “thing”. */
async function emptyWords(language: string): Promise<ReadonlySet<string>> {
  const { grammar } = (await releasedSource.app(language)) ?? {};
  const { appNouns = [], generic = [], articles = [] } = grammar ?? {};
  return new Set([...appNouns, ...generic, ...articles].map(plainly));
}

/** Returns prefixes of words, and runs of adjacent characters for scripts without spaces. */
function featuresOf(idea: string, empty: ReadonlySet<string>): Set<string> {
  const features = new Set<string>();
  const words = wordsOf(idea).filter(({ plain }) => !empty.has(plain));
  words.forEach(({ plain }, at) => {
    if (isPictographic(plain)) {
      let run = '';
      for (let next = at; next < at + longestRun; next += 1) {
        const word = words[next];
        const isAdjacent = next === at || word?.at === words[next - 1]?.end;
        if (!word || !isAdjacent || !isPictographic(word.plain)) break;
        run += word.plain;
        features.add(run);
      }
    } else for (const length of beginnings) features.add(plain.slice(0, length));
  });
  return features;
}

async function examplesOf(all: readonly LabelledIdea[]): Promise<Map<string, Example[]>> {
  const examples = new Map<string, Example[]>();
  const empty = new Map<string, ReadonlySet<string>>();
  for (const { language, idea, archetype, also = [] } of all) {
    const { reading, brief } = await readingFrom(idea, { content: untaught });
    if (!reading || brief.language !== language) continue;
    const known = new Float64Array(names.length);
    for (const { value, score = 0 } of reading.archetypes) known[names.indexOf(value)] = score;
    const wanted = new Float64Array(names.length);
    const share = 1 / (1 + also.length / 2);
    wanted[names.indexOf(archetype)] = share;
    for (const other of also) wanted[names.indexOf(other)] = share / 2;
    const own = examples.get(language) ?? [];
    if (!empty.has(language)) empty.set(language, await emptyWords(language));
    own.push({ wanted, known, features: [...featuresOf(idea, empty.get(language) ?? new Set())] });
    examples.set(language, own);
  }
  return examples;
}

function learnFrom(all: readonly Example[], language: string): Learnt {
  const learnt = learn(all, learnWith(language));
  const priors = learnt.priors.map((prior, index) =>
    names[index] === plainest ? Math.max(least, prior) : Math.min(mostOfOthers, prior),
  );
  return { ...learnt, priors };
}

const nothing: Learnt = { priors: new Float64Array(names.length), weights: new Map() };

const named = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const ideas = labelledIdeas().filter(
  ({ language }) => named.length === 0 || named.includes(language),
);

for (const [language, all] of await examplesOf(ideas)) {
  if (process.argv.includes('--check')) {
    const untaughtRight = all.filter((each) => isRight(each, nothing)).length;
    const right = crossValidated(all, (some) => learnFrom(some, language));
    console.log(
      `${language}: ${all.length} ideas: the signs alone choose right for ${untaughtRight}, with what was learnt ${right}.`,
    );
    continue;
  }
  const learnt = learnFrom(all, language);
  const archetypes = Object.fromEntries(
    names.map((name, index) => [
      name,
      { prior: Number(learnt.priors[index]?.toFixed(1)), words: byWeight(learnt, index) },
    ]),
  );
  const file = path.join(folder, `${language}.json`);
  const before = JSON.parse(readFileSync(file, 'utf8')) as FileLearnt;
  const text = JSON.stringify({ ...before, archetypes });
  writeFileSync(file, await format(text, { parser: 'json', printWidth: 100 }));
}
