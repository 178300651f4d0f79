import type { Finding } from './brief';

const longestName = 28;
const quoted = /^\s*(?:["“”„«»‘’「『《'](.{1,40}?)["“”»«‘’」』》'])/u;
const named =
  /^\s*[:：]?\s*((?:[\p{L}\p{N}][\p{L}\p{N}\p{M}&'’+-]{0,27})(?: (?:& )?[\p{Lu}\p{N}][\p{L}\p{N}\p{M}&'’+-]{0,27}){0,2})/u;

/** Cues before a name. The name is quoted or capitalised, except after the `sure` cues. */
const before: readonly { cue: RegExp; sure: boolean }[] = [
  {
    cue: /\b(?:call it|name it|(?:app|it|is|its|called|game|site) named|app called|app is called|(?:the |its )?name(?: is| should be|:)|titled)\s/giu,
    sure: true,
  },
  { cue: /\b(?:called|named|calling it)\s/giu, sure: false },
  {
    cue: /\b(?:namens|heißt|heissen soll|soll .{0,12}heißen|genannt|mit dem namen)\s/giu,
    sure: false,
  },
  {
    cue: /\b(?:llamada|llamado|que se llame|se llama|de nombre|chamado|chamada|que se chama|com o nome|chiamata|chiamato|che si chiama|di nome)\s/giu,
    sure: false,
  },
  {
    cue: /(?:appelée?|nommée?|qui s['’]appelle|du nom de|bernama|dinamakan|namanya|dengan nama)\s/giu,
    sure: false,
  },
  { cue: /(?:под названием|называется|по имени|с названием|назвать)\s/giu, sure: false },
  { cue: /(?:اسمه|اسمها|يسمى|تسمى|باسم|بإسم)\s/gu, sure: true },
  { cue: /(?:名为|名叫|叫做|取名|名字是|叫作)/gu, sure: true },
  { cue: /(?:名前は|アプリ名は)/gu, sure: true },
];
/** In Japanese, Korean and Turkish the name precedes the cue. */
const after =
  /["“「『'‘]([^"”」』'’\n]{1,28})["”」』'’]\s?(?:という|と いう|っていう|라는|이라는|adlı|adında|isimli|adli)/u;
const afterBare = /(?:^|\s)(\p{Lu}[\p{L}\p{N}]{1,20}) (?:adlı|adında|isimli)(?=\s|$)/u;
const heading =
  /^\s*(\p{Lu}[\p{L}\p{N}]{2,18})\s(?:[-–—:]\s|is an? (?:app|application|game|platform)\b)/u;
const commonHeads =
  /^(?:app|idea|title|application|project|goal|note|task|hello|game|build|create|make|design|mobile|prompt|screens?|style|this|that|overview|todo|name|features?|tracker|calculator)$/iu;

const tidy = (name: string) =>
  name
    .replaceAll(/<[^>]{0,40}>?/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{M} &'’.+-]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.\s-]+$/u, '')
    .trim()
    .slice(0, longestName);

const stopsName =
  /^(?:a|an|the|that|which|for|with|and|app|it|to|by|my|der|die|das|que|qui|che|um|una?|el|la|in|on|so)$/iu;

export function readName(text: string): Finding<string> | undefined {
  for (const { cue, sure } of before) {
    for (const match of text.matchAll(cue)) {
      const start = match.index + match[0].length;
      const rest = text.slice(start, start + 80);
      const inQuotes = quoted.exec(rest);
      const bare = inQuotes ? null : named.exec(rest);
      const found = inQuotes?.[1] ?? bare?.[1];
      const value = tidy(found ?? '');
      if (
        !value ||
        (bare &&
          (stopsName.test(value.split(' ')[0] ?? '') || (!sure && !/^[\p{Lu}\p{Lo}]/u.test(value))))
      )
        continue;
      return { value, words: value, at: start + Math.max(0, rest.indexOf(found ?? value)) };
    }
  }
  const trailing = after.exec(text) ?? afterBare.exec(text);
  const opening = trailing ? null : heading.exec(text);
  const value = tidy(trailing?.[1] ?? opening?.[1] ?? '');
  if (!value || (opening && commonHeads.test(value))) return undefined;
  return { value, words: value, at: Math.max(0, text.indexOf(value)) };
}
