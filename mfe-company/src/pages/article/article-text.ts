/** A paragraph, a subheading, a list or a sentence made large. Text may hold links and code, as in `Prose`. */
export type ArticleBlock =
  string | { heading: string } | { points: readonly string[] } | { quote: string };

/** The text of an article, from the first paragraph to the last. */
export type ArticleText = readonly ArticleBlock[];

/** All words of a text, without the marks of links and code. */
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

/** How many words somebody has to read. */
export function countWords(text: ArticleText): number {
  return plainText(text).split(/\s+/).filter(Boolean).length;
}

const WORDS_A_MINUTE = 200;

/** The time a text takes, as a card says it. */
export function readTimeOf(text: ArticleText): string {
  return `${Math.ceil(countWords(text) / WORDS_A_MINUTE)} min read`;
}
