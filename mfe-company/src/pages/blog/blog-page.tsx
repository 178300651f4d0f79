import { memo, useCallback, useRef } from 'react';
import type { Category } from '../../sections/articles.content';
import { ArticleSearch } from './article-search';
import { blog } from './blog.content';
import { CategoryChips } from './category-chips';
import { FeaturedArticle } from './featured-article';
import { LatestArticles } from './latest-articles';
import { Newsletter } from './newsletter';
import { useArticles } from './use-articles';
import { STEP } from './use-asked';

// Memoized: it does not depend on the query.
const Letter = memo(Newsletter);

export default function BlogPage() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const state = useArticles(list);
  const { asked, ask, isServed, feature } = state;
  const choose = useCallback((category: Category | null) => ask({ category, shown: STEP }), [ask]);
  const showAll = () => {
    ask({ query: '', category: null, shown: STEP });
    field.current?.focus();
  };
  return (
    <div className="notes" data-served={isServed || undefined}>
      <header className="notes-head page-column">
        <h1 tabIndex={-1} className="text-display">
          {blog.heading}
        </h1>
        <ArticleSearch
          label={blog.search.label}
          query={asked.query}
          onQuery={state.type}
          onPrepare={state.index.prepare}
          onSettle={state.settle}
          field={field}
        />
      </header>
      <CategoryChips words={blog.filter} chosen={asked.category} onChoose={choose} />
      <div className="notes-found" data-pending={state.index.isPending || undefined}>
        <FeaturedArticle
          heading={blog.featured}
          article={feature}
          isHidden={!state.isFeatured}
          from={state.from}
        />
        <LatestArticles words={blog} state={state} list={list} onAll={showAll} />
      </div>
      <Letter words={blog.letter} />
    </div>
  );
}
