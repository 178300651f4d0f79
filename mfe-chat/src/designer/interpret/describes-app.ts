import { looks } from '../engine-data';
import type { Word } from './words';

export interface WordSpan {
  from: number;
  to: number;
}

/** Tells whether style words describe the app or its content: “a vintage look”, but “vintage dresses”. */
export function describesApp(
  text: string,
  words: readonly Word[],
  { from, to }: WordSpan,
  others: readonly WordSpan[],
): boolean {
  const { nouns, app, verbs, fillers } = looks.describing;
  const isLook = (at: number) => others.some((other) => at >= other.from && at <= other.to);
  const plainAt = (at: number) => words[at]?.plain ?? '';
  const clause = words[from]?.clause;
  const isNear = (list: readonly string[], most: number) => {
    for (let at = to + 1, passed = 0; passed <= most && at < words.length; at += 1) {
      if (words[at]?.clause !== clause) return false;
      if (list.includes(plainAt(at)))
        return !(plainAt(at) === 'look' && plainAt(at + 1) === 'like');
      if (!isLook(at)) passed += 1;
    }
    return false;
  };
  if (isNear(nouns, 1) || isNear(app, 3)) return true;
  const leading = words
    .slice(Math.max(0, from - 4), from)
    .filter((word) => word.sentence === words[from]?.sentence);
  const said = leading.map(({ plain }) => plain);
  for (let at = from - 1; at >= from - 4 && at >= 0; at -= 1) {
    const phrase = said.slice(said.length - (from - at)).join(' ');
    if (
      verbs.includes(plainAt(at)) ||
      verbs.some((verb) => phrase.startsWith(`${verb} `) || phrase === verb)
    )
      return true;
    if (!isLook(at) && !fillers.includes(plainAt(at))) break;
  }
  // “Style: warm, retro”: the whole line describes the look.
  const line = text.slice(text.lastIndexOf('\n', words[from]?.at ?? 0) + 1, words[from]?.at ?? 0);
  const label = /^[^:：]{0,30}[:：]/u.exec(line)?.[0].toLowerCase();
  if (label && nouns.some((noun) => label.includes(noun) && noun.length > 1)) return true;
  return words.every(
    (word, at) =>
      word.clause !== clause ||
      isLook(at) ||
      fillers.includes(word.plain) ||
      nouns.includes(word.plain),
  );
}
