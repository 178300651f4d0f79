import { readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { scoreOwn, writeBaseline } from './baseline.ts';
import { writeFirstScore } from './first-score.ts';
import { halfOf, ownFiles, readIdeas } from './ideas.ts';
import { chapterFromChromium, exportsFromChromium } from './in-chromium.ts';
import { missesOf, promptTable, tableOf, timeAt } from './report.ts';
import { scoreAll } from './score.ts';
import { scorePrompts } from './score-prompts.ts';

/*
 * `npm run bench:designer` scores the project's lists and writes docs/designer.md. After `--`: `<file>` prints the table
 * of another list, `--first <file>` stores a new list's first score, `--baseline` writes the figures that CI checks,
 * `--prompts <files>` prints outcomes of strangers' prompts, `--exports` the duration of exports.
 */
const [option, file, ...more] = process.argv.slice(2);
const GROUPS = ['plain and long', 'terse', 'vague', 'hostile', 'all'];

if (option === '--first') {
  if (!file) throw new Error('Name the list: npm run bench:designer -- --first <file>.');
  console.log(`Wrote ${await writeFirstScore(file)}. Commit it.`);
} else if (option === '--baseline') {
  console.log(
    `Wrote ${writeBaseline((await scoreOwn()).figures)}. Say in the commit why figures fall.`,
  );
} else if (option === '--exports') {
  console.log(await exportsFromChromium(ownFiles.flatMap(readIdeas)));
} else if (option === '--prompts') {
  if (!file) throw new Error('Name the lists: npm run bench:designer -- --prompts <file> <file>.');
  console.table(Object.fromEntries(await scorePrompts([file, ...more])));
} else if (option) {
  const scored = await scoreAll(readIdeas(path.resolve(option)));
  console.log(
    `${tableOf(scored)}\n\nSentence to design: median ${timeAt(scored, 0.5)} ms, 95th ${timeAt(scored, 0.95)} ms, worst ${timeAt(scored, 1)} ms.\n`,
  );
  console.log(missesOf(scored).join('\n'));
} else {
  const { scored } = await scoreOwn();
  const half = (name: 'tuning' | 'test') => scored.filter(({ idea }) => halfOf(idea.id) === name);
  const prompts = path.join(import.meta.dirname, 'prompts');
  const strangers = readdirSync(prompts)
    .filter((name) => name.startsWith('strangers-'))
    .map((name) => path.join(prompts, name));
  const text = `# How well the designer listens

Written by \`npm run bench:designer\` (Node ${process.versions.node}, ${os.cpus()[0]?.model.trim() ?? 'unknown processor'}); only figures of judges and first readings are typed.
\`npm run bench:designer -- <file>\` scores another list and names its misses.

## Prompts of strangers

By people who saw no code. The choice of the archetype has learnt the English prompts of lists a to h. In five-fold cross-validation over
6,999 labelled English ideas it is right for 5,641, the noun for 1,911 of 2,697; other languages: the noun for 2,076 of 3,385.
Of 40 new ideas (2026-12-01, judged blind) 4 were nearly right, 15 of the right kind, 16 in part, 5 something else; of 24 later,
judged strictly, 0 were right, 18 in part, 6 not, in the version before 0, 17, 7.
Of 204 edits (2026-12-01) 38 were done, 29 in part, 82 honestly not, 55 wrong.
Lists that nothing was learnt from: [decision 96](decisions/0096-learn-what-an-app-is-from-labelled-ideas.md).

${promptTable(await scorePrompts(strangers))}

## Method of the project's own list

${scored.length} ideas were invented and labelled for this bench: text, kind of app (and kinds that are equally right), features asked for, features
ruled out. A hash of the id puts each into one of two halves (\`halfOf\` in \`mfe-chat/bench/ideas.ts\`). Misses of the tuning half correct the
word lists; of the test half only totals are read. Terse ideas carry a kind only. The same people wrote ideas and
word lists: these figures flatter. \`npm test\` holds those of \`mfe-chat/bench/baseline.json\`.

- **Kind right**: the label or one of its alternatives; any kind for an idea labelled \`generic\`.
- **Features heard**: recall of the labelled features. A form, a search or a cart implies a list.
- **Features reachable**: recall over what is drawn on screens that taps reach.
- **Ruled out**: a feature that the text excludes is neither heard nor drawn.

## Scores

The test half; \`mfe-chat/bench/baseline.json\` has each language:

${tableOf(half('test'), GROUPS)}

The tuning half:

${tableOf(half('tuning'), GROUPS)}

From sentence to design, in Node: median ${timeAt(scored, 0.5)} ms, 95th percentile ${timeAt(scored, 0.95)} ms, worst ${timeAt(scored, 1)} ms.

${await chapterFromChromium(scored.map(({ idea }) => idea))}
## Known limits

- Languages without a folder (Dutch, Polish, Thai) are read by shared words.
`;
  const target = path.resolve(import.meta.dirname, '../../docs/designer.md');
  writeFileSync(target, await format(text, { ...(await resolveConfig(target)), filepath: target }));
  console.log(text);
}
