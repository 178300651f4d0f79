import type { Route } from '@appling/contract/routes';
import { type ArticleSlug, articlePath, articles } from '../../sections/articles.content';

const pages: Record<ArticleSlug, Route['load']> = {
  'the-blank-screen': () =>
    import(/* webpackChunkName: "article-the-blank-screen" */ './texts/the-blank-screen-page'),
  'reading-a-generated-screen': () =>
    import(
      /* webpackChunkName: "article-reading-a-generated-screen" */ './texts/reading-a-generated-screen-page'
    ),
  'a-pottery-in-leeds': () =>
    import(/* webpackChunkName: "article-a-pottery-in-leeds" */ './texts/a-pottery-in-leeds-page'),
  'where-your-idea-goes': () =>
    import(
      /* webpackChunkName: "article-where-your-idea-goes" */ './texts/where-your-idea-goes-page'
    ),
  'write-the-sentence': () =>
    import(/* webpackChunkName: "article-write-the-sentence" */ './texts/write-the-sentence-page'),
  'what-an-mvp-leaves-out': () =>
    import(
      /* webpackChunkName: "article-what-an-mvp-leaves-out" */ './texts/what-an-mvp-leaves-out-page'
    ),
  'taste-is-a-data-set': () =>
    import(
      /* webpackChunkName: "article-taste-is-a-data-set" */ './texts/taste-is-a-data-set-page'
    ),
  'name-colors-after-jobs': () =>
    import(
      /* webpackChunkName: "article-name-colors-after-jobs" */ './texts/name-colors-after-jobs-page'
    ),
  'the-field-you-leave-out': () =>
    import(
      /* webpackChunkName: "article-the-field-you-leave-out" */ './texts/the-field-you-leave-out-page'
    ),
  'eleven-taps-to-rehearsal': () =>
    import(
      /* webpackChunkName: "article-eleven-taps-to-rehearsal" */ './texts/eleven-taps-to-rehearsal-page'
    ),
  'forty-four-pixels': () =>
    import(/* webpackChunkName: "article-forty-four-pixels" */ './texts/forty-four-pixels-page'),
  'the-price-comes-first': () =>
    import(
      /* webpackChunkName: "article-the-price-comes-first" */ './texts/the-price-comes-first-page'
    ),
  'the-empty-list': () =>
    import(/* webpackChunkName: "article-the-empty-list" */ './texts/the-empty-list-page'),
};

/** Each article has its own chunk, feed entry and structured data. */
export const articleRoutes: readonly Route[] = articles.map((article) => {
  const { slug, title, description, author, date } = article;
  return {
    path: articlePath(article),
    page: `article-${slug}`,
    title,
    description,
    article: true,
    structuredData: process.env.PRERENDERING !== 'no' && [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        author: { '@type': 'Person', name: author },
      },
    ],
    load: pages[slug],
  };
});
