import type { Brief } from './brief';

const signs = [
  [/£|\b(?:pounds?|gbp)\b/i, '£'],
  [/\$|\b(?:dollars?|usd)\b/i, '$'],
  [/€|\b(?:euros?|eur)\b/i, '€'],
] as const;

const inEuros = new Set(['es', 'de', 'fr', 'it']);

/** Returns the currency that the text names, else that of most speakers of its language. */
export function readCurrency(text: string, language: string): Brief['currency'] {
  for (const [sign, value] of signs) {
    const found = sign.exec(text);
    if (found) return { value, words: found[0], at: found.index };
  }
  return inEuros.has(language) ? { value: '€', words: '', at: -1 } : undefined;
}
