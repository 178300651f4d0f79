import type { Currencies } from '../../../content/currencies.schema';

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const codes: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR' };

/** Returns the ISO 4217 code: by sign or name, by country, by the Brief, else by language. */
export function currencyOf(
  text: string,
  language: string,
  { currencies, languages }: Currencies,
  sign?: string,
): string {
  const lower = text.toLowerCase();
  let found: { code: string; at: number; length: number } | undefined;
  for (const [code, words] of Object.entries(currencies)) {
    for (const word of words) {
      const isSign = !/^\p{L}+/u.test(word) || /[\u0250-\uffff]/u.test(word);
      const pattern = isSign ? escape(word) : `(?<!\\p{L})${escape(word)}(?!\\p{L})`;
      const at = new RegExp(pattern, 'u').exec(lower)?.index ?? -1;
      // `R$` is not `$`.
      if (at >= 0 && (!found || word.length > found.length))
        found = { code, at, length: word.length };
    }
  }
  return found?.code ?? codes[sign ?? ''] ?? languages[language] ?? 'USD';
}
