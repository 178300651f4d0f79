import { useLocation } from '@appling/shared/router';
import { useRef } from 'react';
import { ArticleSearch } from './article-search';
import { blog } from './blog.content';
import { CategoryChips } from './category-chips';
import { FeaturedArticle } from './featured-article';
import { LatestArticles } from './latest-articles';
import { Newsletter } from './newsletter';
import { useArticles } from './use-articles';
import { STEP } from './use-asked';

export default function BlogPage() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const state = useArticles(list);
  const { asked, ask, isServed, index, feature } = state;
  const { search } = useLocation();
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
          onQuery={(query) => ask({ query, shown: STEP })}
          onPrepare={index.prepare}
          field={field}
        />
      </header>
      <CategoryChips
        words={blog.filter}
        chosen={asked.category}
        onChoose={(category) => ask({ category, shown: STEP })}
      />
      <div className="notes-found" data-pending={index.isPending || undefined}>
        {feature && <FeaturedArticle article={feature} from={{ list: search }} />}
        <LatestArticles words={blog} state={state} list={list} from={search} onAll={showAll} />
      </div>
      <Newsletter words={blog.letter} />
    </div>
  );
}
