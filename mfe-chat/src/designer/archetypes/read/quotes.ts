import type { Quote } from '../reading';

const pairs =
  /"([^"\n]{1,160})"|“([^”\n]{1,160})”|„([^“”\n]{1,160})[“”]|«([^»\n]{1,160})»|「([^」\n]{1,120})」|『([^』\n]{1,120})』|‘([^’\n]{2,160})’(?![\p{L}])|(?<![\p{L}\p{N}])'([^'\n]{2,80})'(?![\p{L}\p{N}])/gu;

const joined = /^[\s,/]*(?:and|or|und|oder|et|ou|y|o|e)?\s*$/iu;

const roles: readonly (readonly [Quote['as'], RegExp])[] = [
  [
    'button',
    /\b(?:buttons?|btn|cta|fab|action|taps?|press(?:es)?|clicks?|answers?|botón|boton|bouton|schaltfläche|knopf|botão|pulsante|кнопк\S*|زر)\b[^.\n]{0,24}$/iu,
  ],
  [
    'heading',
    /\b(?:heading|headline|title|titled|header|top bar|überschrift|titel|titre|título|titolo|заголов\S*|عنوان)\b[^.\n]{0,24}$/iu,
  ],
  ['tagline', /\b(?:tagline|slogan|motto|claim|subtitle)\b[^.\n]{0,16}$/iu],
  ['tab', /\b(?:tabs?|navigation|nav bar|menu)\b[^.\n]{0,40}$/iu],
];

export function quotesIn(text: string): Quote[] {
  let last: { end: number; as: Quote['as'] } | undefined;
  return [...text.matchAll(pairs)].flatMap((match) => {
    const quoted = match.slice(1).find(Boolean)?.trim() ?? '';
    if (!/[\p{L}\p{N}]/u.test(quoted)) return [];
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 16);
    // “buttons 'Start', 'Done' and 'Running late'”
    const isNext = joined.test(text.slice(last?.end ?? 0, match.index));
    const as =
      (isNext && last?.as === 'button' ? last.as : undefined) ??
      roles.find(([, sign]) => sign.test(before))?.[0] ??
      (/^\s*(?:button|btn|cta)\b/iu.test(after)
        ? 'button'
        : /\d/.test(quoted) && quoted.length < 32
          ? 'figure'
          : 'text');
    last = { end: match.index + match[0].length, as };
    return [{ text: quoted, at: match.index, as }];
  });
}
