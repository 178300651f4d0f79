import type { EmblemName } from './emblems/emblem-name';

/** In the order of the chips. */
export const categories = [
  'AI Trends',
  'Development',
  'Security',
  'Case Study',
  'Best Practices',
  'Business',
] as const;

export type Category = (typeof categories)[number];

/** An article in lists; its text loads on demand. */
export interface BlogArticle {
  /** Last segment of its path. */
  slug: string;
  title: string;
  excerpt: string;
  /** For search engines and the feed, 70 to 160 characters. */
  description: string;
  author: string;
  /** ISO date, e.g. `2024-12-12`. */
  date: string;
  /** A test compares it with the text. */
  readTime: string;
  category: Category;
  /** Name of its picture. */
  image: EmblemName;
}

const newestFirst = [
  {
    slug: 'the-blank-screen',
    title: 'The blank screen was never the hard part',
    excerpt:
      'A machine can draw forty layouts before you finish your tea. Choosing one is the work, and it is still yours.',
    description:
      'A machine can draw forty layouts before you finish your tea. Four questions that help you choose the one that is right.',
    author: 'Edda Lindqvist',
    date: '2024-12-12',
    readTime: '3 min read',
    category: 'AI Trends',
    image: 'blank-screen',
  },
  {
    slug: 'reading-a-generated-screen',
    title: 'Reading a generated screen like a code review',
    excerpt: 'Five questions to ask before you press Export.',
    description:
      'Five questions to ask of a generated screen before you press Export, borrowed from someone who reviews code for a living.',
    author: 'Tomasz Kral',
    date: '2024-12-05',
    readTime: '3 min read',
    category: 'Development',
    image: 'code',
  },
  {
    slug: 'a-pottery-in-leeds',
    title: 'How a pottery in Leeds sold out its spring firing',
    excerpt: 'One kiln, forty pots, a shop drawn in an afternoon.',
    description:
      'One kiln, forty pots, a shop drawn in an afternoon: what changed when a potter stopped copying the form of a web shop.',
    author: 'Ines Pardo',
    date: '2024-12-02',
    readTime: '3 min read',
    category: 'Case Study',
    image: 'shop',
  },
  {
    slug: 'where-your-idea-goes',
    title: 'Where your idea goes when you press send',
    excerpt: 'Spoiler: in the demo, nowhere. Here is how to check.',
    description:
      'In this demo your idea goes nowhere. Two minutes with the developer tools of your browser are enough to check that yourself.',
    author: 'Jun Okabe',
    date: '2024-11-30',
    readTime: '3 min read',
    category: 'Security',
    image: 'lock',
  },
  {
    slug: 'write-the-sentence',
    title: 'Write the sentence your app deserves',
    excerpt: 'Nouns make screens. Verbs make apps.',
    description:
      'Nouns make screens, verbs make apps. A small frame for the one sentence that decides what your app will be, and three repairs.',
    author: 'Edda Lindqvist',
    date: '2024-11-28',
    readTime: '3 min read',
    category: 'Best Practices',
    image: 'stones',
  },
  {
    slug: 'what-an-mvp-leaves-out',
    title: 'What an MVP should leave out',
    excerpt: 'A list, with the reasons, and the regrets.',
    description:
      'Accounts, settings, the second audience: what to leave out of a first version, what must stay in, and what we regret.',
    author: 'Noor Haddad',
    date: '2024-11-19',
    readTime: '3 min read',
    category: 'Business',
    image: 'sprouts',
  },
  {
    slug: 'taste-is-a-data-set',
    title: 'Taste is a data set of one',
    excerpt: 'Why two people with one prompt should get two apps.',
    description:
      'Why two people with one prompt should get two apps, and three ways to slip a little of your own life into the sentence.',
    author: 'Maren Oduya',
    date: '2024-11-14',
    readTime: '3 min read',
    category: 'AI Trends',
    image: 'blossoms',
  },
  {
    slug: 'name-colors-after-jobs',
    title: 'Name a color after its job',
    excerpt: 'What blue-500 did to us, and what we call it now.',
    description:
      'Colors that are named after their jobs survive a change of taste and a dark theme. A ritual in five steps, and a test.',
    author: 'Tomasz Kral',
    date: '2024-11-05',
    readTime: '3 min read',
    category: 'Development',
    image: 'swatches',
  },
  {
    slug: 'the-field-you-leave-out',
    title: 'The safest field is the one you leave out',
    excerpt: 'Four questions that shrank a form, and a table nobody misses.',
    description:
      'Four questions to put to every field of a form, and how a running club deleted four columns that nobody has missed since.',
    author: 'Jun Okabe',
    date: '2024-10-24',
    readTime: '3 min read',
    category: 'Security',
    image: 'form',
  },
  {
    slug: 'eleven-taps-to-rehearsal',
    title: 'Eleven taps to find a choir',
    excerpt: 'Sixty-two singers, one bus, and the number that we put on the wall.',
    description:
      'A choir needed eleven taps to find its own rehearsal. How it got to none, and why the best button in the app is about a bus.',
    author: 'Ines Pardo',
    date: '2024-10-10',
    readTime: '3 min read',
    category: 'Case Study',
    image: 'music',
  },
  {
    slug: 'forty-four-pixels',
    title: 'Forty-four pixels of kindness',
    excerpt: 'What six weeks with one hand taught me about buttons.',
    description:
      'Forty-four pixels is not a style, it is an anatomy: what six weeks with an arm in a sling taught me about buttons.',
    author: 'Maren Oduya',
    date: '2024-09-26',
    readTime: '3 min read',
    category: 'Best Practices',
    image: 'thumb',
  },
  {
    slug: 'the-price-comes-first',
    title: 'The price belongs on the first screen',
    excerpt: 'Fewer people came in. Twice as many stayed.',
    description:
      'We put the price on the first screen. Fewer people came in, twice as many stayed, and the angry letters stopped. How to write it.',
    author: 'Noor Haddad',
    date: '2024-09-12',
    readTime: '3 min read',
    category: 'Business',
    image: 'tag',
  },
  {
    slug: 'the-empty-list',
    title: 'The empty list is a first impression',
    excerpt: 'There are three kinds of nothing. Design all of them first.',
    description:
      'The empty list is the only state that everybody is guaranteed to see. Three kinds of nothing, and what to say in each of them.',
    author: 'Edda Lindqvist',
    date: '2024-08-29',
    readTime: '3 min read',
    category: 'Best Practices',
    image: 'pot',
  },
] as const satisfies readonly BlogArticle[];

export type ArticleSlug = (typeof newestFirst)[number]['slug'];

type Article = BlogArticle & { slug: ArticleSlug };

/** Newest first; the first one is featured. */
export const articles: readonly [Article, ...Article[]] = newestFirst;

export function articlePath({ slug }: Pick<BlogArticle, 'slug'>): string {
  return `/blog/${slug}`;
}
