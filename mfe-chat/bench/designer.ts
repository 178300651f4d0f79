import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chapterFromChromium } from './in-chromium.ts';
import { halfOf, ownFiles, readIdeas, type Idea } from './ideas.ts';
import { missesOf, tableOf, timeAt } from './report.ts';
import { scoreIdea, type Scored } from './score.ts';

/*
 * `npm run bench:designer [-- file]`: reads labelled ideas, makes each into an app and counts what came out. Without a
 * file it takes the project's own set and writes docs/designer.md; no number in it is typed by hand.
 */
async function scoreAll(ideas: readonly Idea[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  // The first reading prepares the word lists, as the worker does before the visitor has typed.
  for (const idea of ideas.slice(0, 1)) await scoreIdea(idea);
  for (const idea of ideas) scored.push(await scoreIdea(idea));
  return scored;
}

const [file] = process.argv.slice(2);

if (file) {
  const scored = await scoreAll(readIdeas(path.resolve(file)));
  console.log(
    `${tableOf(scored)}\n\nSentence to design: median ${timeAt(scored, 0.5)} ms, 95th ${timeAt(scored, 0.95)} ms, worst ${timeAt(scored, 1)} ms.\n`,
  );
  console.log(missesOf(scored).join('\n'));
} else {
  const scored = await scoreAll(ownFiles.flatMap(readIdeas));
  const half = (name: 'tuning' | 'test') => scored.filter(({ idea }) => halfOf(idea.id) === name);
  const text = `# How well the designer listens

Written by \`npm run bench:designer\` (Node ${process.versions.node}, ${os.cpus()[0]?.model.trim() ?? 'unknown processor'}); no number is typed by hand.
\`npm run bench:designer -- <file>\` prints the same table for any other file in the form of \`mfe-chat/bench/ideas\`.

## Method

${scored.length} ideas were invented and labelled for this bench, one JSON object a line: the words, the kind of app (with kinds that
are equally right), the features that the words ask for, and what they rule out. FNV-1a of the id puts each idea into one of two halves
(\`halfOf\` in \`mfe-chat/bench/ideas.ts\`). Word lists are corrected by the misses of the tuning half; of the test half only the totals are
looked at. The same people wrote ideas and word lists, so the figures for other languages flatter: the true test is a file by somebody else.

- **Kind**: right when it is the label or one of its alternatives; any kind is right for an idea labelled \`generic\`.
- **Features heard**: recall of the labelled features over what is read from the text. A form, a search or a cart implies a list.
- **Features reachable**: recall over the words of the vocabulary that are drawn on a screen which taps reach from the first one.
- **Ruled out**: a feature that the words exclude is neither heard nor drawn.

## The test half

${tableOf(half('test'))}

## The tuning half

${tableOf(half('tuning'))}

## Time

From the sentence to the finished design, ${scored.length} ideas one after the other: median ${timeAt(scored, 0.5)} ms, 95th percentile ${timeAt(scored, 0.95)} ms, worst ${timeAt(scored, 1)} ms.

${await chapterFromChromium(scored.map(({ idea }) => idea))}
## Known misses of the tuning half

${missesOf(half('tuning')).join('\n')}

## Known limits

- Irony, and a wish that is only the opposite of a complaint ("there is no app that shows me a map"), are read by their words.
- "No login to look around, but log in to book" counts as no login: what is ruled out once stays out.
- Outside English, only the main features and kinds have words, and things that the app keeps get the kind's own names.
- Languages without lists of their own (Dutch, Polish, Thai, …) are read by the words they borrow.
`;
  writeFileSync(path.resolve(import.meta.dirname, '../../docs/designer.md'), text);
  console.log(text);
}
