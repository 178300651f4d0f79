const names: Readonly<Record<string, RegExp>> = {
  ar: /arabic|العربية|عربي/iu,
  de: /german|deutsch/iu,
  es: /spanish|español|castellano/iu,
  fr: /french|français/iu,
  id: /indonesian|bahasa/iu,
  it: /italian|italiano/iu,
  ja: /japanese|日本語/iu,
  ko: /korean|한국어/iu,
  pt: /portuguese|português/iu,
  ru: /russian|русск/iu,
  tr: /turkish|türkçe/iu,
  zh: /chinese|mandarin|中文|汉语/iu,
  en: /english/iu,
};

/** Returns the language requested for the app: “all labels in Arabic”, “Portuguese UI text”, “Arabic-first”. */
export function languageAsked(text: string): string | undefined {
  for (const [code, name] of Object.entries(names)) {
    const { source } = name;
    const asked = new RegExp(
      `(?:(?:labels?|texts?|copy|ui|interface|headings?|language|content|strings?)\\b[^.\\n]{0,40}(?:in|is|:|=)\\s*(?:${source}))|(?:(?:${source})[ -]?(?:first|only|ui|interface|texts?|copy|labels?|(?:\\([^)]*\\) )?is primary|language))`,
      'iu',
    );
    if (asked.test(text)) return code;
  }
  return undefined;
}
