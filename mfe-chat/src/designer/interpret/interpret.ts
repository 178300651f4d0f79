import type { Brief } from './brief';
import { featureNames } from './features';
import { kindNames } from './kinds';

const longestText = 10_000;

const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

/** Reads what a sentence asks for. The same text always gives an equal Brief. */
export function interpret(idea: string): Brief {
  const text = idea.trim().slice(0, longestText);
  const lower = text.toLowerCase();
  const kind = kindNames.find((name) => lower.includes(name.replace('-', ' '))) ?? 'generic';
  return {
    text,
    language: 'en',
    direction: 'ltr',
    kind: { value: kind, words: '', at: -1 },
    name: undefined,
    entities: [{ singular: 'entry', plural: 'entries', fields: [{ name: 'title', kind: 'text' }] }],
    features: featureNames.flatMap((value) => {
      const at = lower.indexOf(value);
      return at < 0 ? [] : [{ value, words: text.slice(at, at + value.length), at }];
    }),
    excluded: [],
    screens: [],
    navigation: undefined,
    mode: undefined,
    styles: [],
    colors: [],
    counts: {},
    seed: hash(text),
  };
}
