import { firstSentence } from './clauses';
import type { Token } from './tokens';
import { tokensOf } from './tokens';
import type { Spoken } from './spoken';

const parts = [
  ...['button', 'floating-button', 'section', 'text', 'form', 'timer', 'chart'].map(
    (name) => `part:${name}`,
  ),
  'screen',
  'tab',
  'picture',
  'lineword',
  'fieldword',
  'columnword',
];
const places = ['above', 'below'];
/** Words that describe a component: “a button for …”, “a column after Varnish”. */
const follows = ['behindhead', ...places];
const mostAdjectives = 3;

/** Asks for a component or row, with or without a verb: “A huge red button to call the florist”, “another row: …”. */
export function asksPart(text: string, spoken: Spoken): boolean {
  const typed = tokensOf(text);
  const more = spoken.lengthAt(typed, 0, 'onemore');
  if (more > 0 && spoken.lengthAt(typed, more, 'rowword') > 0) return true;
  const tokens: readonly Token[] = spoken.politely(typed);
  const article = spoken.lengthAt(tokens, 0, 'indefinite');
  if (article === 0) return false;
  // “A stage "Drying" after Varnish”: a name with a position belongs to the open app.
  const isPlaced = tokens.some(
    ({ quote }, at) =>
      quote !== undefined && places.some((list) => spoken.lengthAt(tokens, at + 1, list) > 0),
  );
  if (isPlaced) return true;
  for (let at = article; at <= article + mostAdjectives; at += 1) {
    if (spoken.lengthAt(tokens, at, 'behindhead') > 0) return false;
    const length = Math.max(0, ...parts.map((list) => spoken.lengthAt(tokens, at, list)));
    const next = tokens[at + length];
    if (length > 0)
      return (
        !next ||
        next.plain === ':' ||
        next.quote !== undefined ||
        follows.some((list) => spoken.lengthAt(tokens, at + length, list) > 0)
      );
  }
  return false;
}

/** “A list of queens”, “I want a list of …”: a component or a new app. */
export function asksList(text: string, spoken: Spoken): boolean {
  const tokens = spoken.between(
    spoken.politely(tokensOf(text)),
    ['want', 'addloose', 'polite'],
    [],
  );
  const article = spoken.lengthAt(tokens, 0, 'indefinite');
  const length = spoken.lengthAt(tokens, article, 'part:list');
  return article > 0 && length > 0 && spoken.lengthAt(tokens, article + length, 'behindhead') > 0;
}

export function speaksOfParts(text: string, spoken: Spoken): boolean {
  const tokens = tokensOf(text);
  const isNew = spoken.lengthAt(spoken.politely(tokens), 0, 'indefinite') > 0;
  const words = ['screen', 'tab', 'rowword', 'partword', 'part:button', 'colors'];
  const isLong = firstSentence(tokens, text) !== undefined;
  return !isNew && (isLong || spoken.has(tokens, ...words) || /#[\da-f]{3,8}\b/iu.test(text));
}

/** “A day costs 12 dollars” is a statement; “an app that is simple” is not. */
export function tellsOf(text: string, spoken: Spoken): boolean {
  const tokens = tokensOf(text);
  const verb = spoken.find(tokens, 'shouldbe', 1);
  return verb !== undefined && !spoken.has(tokens.slice(0, verb.at), 'behindhead');
}

/** “Meetings are on Tuesdays. Can it show the next one”, “volunteers: add a field”: about the open app. */
export function asksOfIt(text: string, spoken: Spoken): boolean {
  const tokens = tokensOf(text);
  if (spoken.has(tokens, 'add') && spoken.has(tokens, 'fieldword')) return true;
  return tokens.some((_, at) => {
    const length = spoken.lengthAt(tokens, at, 'mayask');
    return length > 0 && spoken.lengthAt(tokens, at + length, 'it') > 0;
  });
}
