import { categories } from '../../sections/articles.content';

export interface Count {
  found: number;
  shown: number;
  category: string | null;
  query: string;
}

function matching({ category, query }: Pick<Count, 'category' | 'query'>): string {
  return (query && ` about “${query}”`) + (category ? ` in ${category}` : '');
}

export const blog = {
  heading: 'Field notes',
  search: {
    label: 'Search articles',
    failed: 'Search did not load, so all articles are shown. Type on to try again.',
  },
  filter: { label: 'Articles by category', all: 'All', categories },
  featured: 'Featured',
  latest: 'Latest articles',
  count: ({ found, shown, ...asked }: Count): string => {
    if (found === 0) return `No articles${matching(asked)}.`;
    const articles = `${found} ${found === 1 ? 'article' : 'articles'}${matching(asked)}`;
    if (found === 1) return articles;
    return `${articles}, ${shown < found ? `${shown} shown` : 'all shown'}`;
  },
  none: {
    heading: 'Nothing grows here yet.',
    text: 'Try another word or another category.',
    button: 'Show all articles',
  },
  more: {
    button: 'Load More Articles',
    end: 'That is all of them. The next one is being written.',
  },
  letter: {
    heading: 'One good note, every other Tuesday.',
    label: 'Email',
    example: 'you@example.com',
    button: 'Subscribe',
    sending: 'Sending…',
    nothingSent:
      'Nothing was sent: this site does not deliver its newsletter yet. Your address stays in the field.',
    sent: 'Your address has been sent. The next note will come to you.',
  },
};
