/** A paragraph, a subheading, a list or a pull quote. Text may contain links and code, as in `Prose`. */
export type ArticleBlock =
  string | { heading: string } | { points: readonly string[] } | { quote: string };

export type ArticleText = readonly ArticleBlock[];

/** Returns the text without the syntax of links and code. */
export function plainText(text: ArticleText): string {
  return text
    .map((block) => {
      if (typeof block === 'string') return block;
      if ('heading' in block) return block.heading;
      return 'quote' in block ? block.quote : block.points.join(' ');
    })
    .join(' ')
    .replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')
    .replaceAll('`', '');
}

export function countWords(text: ArticleText): number {
  return plainText(text).split(/\s+/).filter(Boolean).length;
}

const WORDS_A_MINUTE = 200;

/** Returns the reading time as shown on a card. */
export function readTimeOf(text: ArticleText): string {
  return `${Math.ceil(countWords(text) / WORDS_A_MINUTE)} min read`;
}
