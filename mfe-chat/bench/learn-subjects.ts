import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { releasedSource } from '../src/content/released-source.ts';
import type { Learnt } from '../src/content/learnt.schema.ts';
import { readingFrom } from '../src/designer/design-from.ts';
import { choosesRight, learnChoices, type Choice } from './choice-model.ts';
import { isSubject, labelledIdeas, type LabelledIdea } from './labelled-ideas.ts';

/*
 * `npx --no appling learn:subjects` learns which noun an app is about and writes `content/learnt-ideas`. All languages
 * but English learn together, because each has few ideas. `--check` prints a five-fold cross-validation instead.
 */
const learnWith = { least: 4, sparsity: 3e-4, step: 0.5 };
const folds = 5;

/** Worth of a correct noun that the label does not name first. */
const second = 0.6;

const untaught: typeof releasedSource = {
  ...releasedSource,
  app: async (code) => {
    const app = await releasedSource.app(code);
    return app && { ...app, subjects: undefined };
  },
};

async function choiceOf({ language, idea, subject, alsoSubject = [] }: LabelledIdea) {
  if (!subject) return [];
  const { reading, brief } = await readingFrom(idea, { content: untaught });
  if (!reading || brief.language !== language) return [];
  const candidates = reading.subjects.map(({ words, learnFrom }) => ({
    features: learnFrom?.features ?? [],
    known: learnFrom?.score ?? 0,
    worth: isSubject(words, [subject]) ? 1 : isSubject(words, alsoSubject) ? second : 0,
  }));
  return [{ language, candidates }];
}

const choices: (Choice & { language: string })[] = [];
for (const idea of labelledIdeas()) choices.push(...(await choiceOf(idea)));
const languages = [...new Set(choices.map(({ language }) => language))].toSorted();
for (const part of [['en'], languages.filter((language) => language !== 'en')]) {
  const own = choices.filter(({ language }) => part.includes(language));
  if (process.argv.includes('--check')) check(own);
  else {
    const weights = learnChoices(own, learnWith);
    for (const language of part) await write(language, own, weights);
  }
}

function check(own: typeof choices): void {
  const right = new Map<string, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = learnChoices(
      own.filter((_, at) => at % folds !== fold),
      learnWith,
    );
    for (const [at, each] of own.entries())
      if (at % folds === fold && choosesRight(each, weights))
        right.set(each.language, (right.get(each.language) ?? 0) + 1);
  }
  for (const language of languages) {
    const ideas = own.filter((each) => each.language === language);
    if (ideas.length === 0) continue;
    const untaughtRight = ideas.filter((each) => choosesRight(each, new Map())).length;
    const read = ideas.filter(({ candidates }) => candidates.some(({ worth }) => worth > 0)).length;
    console.log(
      `${language}: ${ideas.length} ideas; their noun is read in ${read} and chosen by its place in ${untaughtRight}, with what was learnt in ${right.get(language) ?? 0}.`,
    );
  }
}

async function write(
  language: string,
  own: typeof choices,
  weights: ReadonlyMap<string, number>,
): Promise<void> {
  const used = new Set(
    own
      .filter((each) => each.language === language)
      .flatMap(({ candidates }) => candidates.flatMap(({ features }) => features)),
  );
  const subjects: Record<string, string[]> = {};
  for (const [feature, weight] of weights)
    if (used.has(feature)) (subjects[weight.toFixed(1)] ??= []).push(feature);
  const file = path.resolve(`mfe-chat/content/learnt-ideas/${language}.json`);
  const learnt = JSON.parse(readFileSync(file, 'utf8')) as Learnt;
  const text = JSON.stringify({ ...learnt, subjects });
  writeFileSync(file, await format(text, { parser: 'json', printWidth: 100 }));
}
