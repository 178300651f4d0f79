import type { Spoken } from './spoken';
import type { Token } from './tokens';

const stops = /[,;.!?\n、。，；！？،؛]|\s[–—-]\s/u;
export const hasStop = (between: string): boolean => stops.test(between);

/** “Dr. Haddad”, “D. Lurdes” do not end a sentence. */
const abbreviation = /^(?:\p{Lu}|Dr|Drs|Mr|Mrs|Ms|St|Sr|Sra|Prof|No|Nr|Sen|sen|Jun|jun|Jr)$/u;

export function isStopBetween(text: string, before: Token, token: Token): boolean {
  const between = text.slice(before.end, token.at);
  if (!hasStop(between)) return false;
  return !(/^\.\s?$/u.test(between) && abbreviation.test(text.slice(before.at, before.end)));
}

/** “Captain Tuna (white, one eye)”: brackets stay together. */
export function isBracketed(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const opened = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'));
  return opened >= 0 && !/[)）]/u.test(before.slice(opened)) && /[)）]/u.test(text.slice(at));
}

export function firstSentence(
  tokens: readonly Token[],
  text: string,
): readonly Token[] | undefined {
  const end = tokens.findIndex((token, index) => {
    const before = tokens[index - 1];
    const isStop = before !== undefined && isStopBetween(text, before, token);
    return isStop && /[.!?。！？\n]/u.test(text.slice(before.end, token.at));
  });
  return end < 0 ? undefined : tokens.slice(0, end);
}

const mostCuts = 5;

function cutsIn(text: string, tokens: readonly Token[], spoken: Spoken): number[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (!before || isBracketed(text, token.at)) return [];
    const isStop = isStopBetween(text, before, token);
    // “Bigger letters please most of us are over 70”.
    const isBehind = at > 1 && spoken.lengthAt(tokens, at - 1, 'pleaseword') === 1;
    return isStop || isBehind || spoken.lengthAt(tokens, at, 'joints') > 0 ? [at] : [];
  });
}

export function cuttings(
  text: string,
  tokens: readonly Token[],
  spoken: Spoken,
): (readonly Token[])[][] {
  const cuts = cutsIn(text, tokens, spoken);
  const kept = cuts.filter(
    (at) => !cuts.includes(at - 1) || spoken.lengthAt(tokens, at - 1, 'joints') === 0,
  );
  const some = kept.slice(0, mostCuts);
  const rest = kept.slice(mostCuts);
  const choices = Array.from({ length: 2 ** some.length }, (_, mask) =>
    some.filter((_at, index) => (mask & (1 << index)) !== 0),
  );
  return choices
    .toSorted((one, other) => other.length - one.length)
    .map((chosen) => {
      const all = [...chosen, ...(chosen.length === some.length ? rest : [])];
      return [0, ...all]
        .map((from, index) =>
          spoken.trimmed(tokens.slice(from, all[index] ?? tokens.length), 'joints'),
        )
        .filter(({ length }) => length > 0);
    });
}

const verbs = [
  'rename',
  'call',
  'replace',
  'duplicate',
  'move',
  'add',
  'remove',
  'show',
  'set',
  'use',
] as const;

export function verbOf(tokens: readonly Token[], spoken: Spoken): readonly Token[] {
  for (const verb of verbs) {
    const length = spoken.lengthAt(tokens, 0, verb);
    if (length > 0) return tokens.slice(0, length);
  }
  return [];
}
