import { Button } from '@appling/ui/button';
import { memo, type RefObject, useId } from 'react';
import { ArticleList } from './article-list';
import type { blog } from './blog.content';
import { NoArticles } from './no-articles';
import type { useArticles } from './use-articles';

interface LatestArticlesProps {
  words: Pick<typeof blog, 'latest' | 'count' | 'search' | 'more' | 'none'>;
  state: ReturnType<typeof useArticles>;
  list: RefObject<HTMLUListElement | null>;
  onAll: () => void;
}

export function LatestArticles({ words, state, list, onAll }: LatestArticlesProps) {
  const headingId = useId();
  const { latest, visible, isServed, count, showMore, index } = state;
  return (
    <section aria-labelledby={headingId} className="notes-latest page-column">
      <div className="notes-bar">
        <h2 id={headingId} className="text-title-4">
          {words.latest}
        </h2>
        <p role="status" className="text-ink-muted">
          {index.hasFailed ? words.search.failed : words.count(count)}
        </p>
      </div>
      {count.found === 0 && <NoArticles words={words.none} onAll={onAll} />}
      <ArticleList
        articles={latest}
        visible={isServed ? null : visible}
        from={state.from}
        list={list}
      />
      <More words={words.more} onMore={showMore} isAll={state.isAllAfterMore} />
    </section>
  );
}

interface MoreProps {
  words: typeof blog.more;
  onMore: (() => void) | null;
  /** All articles show after Load More. */
  isAll: boolean;
}

const More = memo(function More({ words, onMore, isAll }: MoreProps) {
  return (
    <div className="notes-more">
      {onMore && (
        <Button kind="outline" onClick={onMore}>
          {words.button}
        </Button>
      )}
      {isAll && !onMore && <p className="text-ink-muted">{words.end}</p>}
    </div>
  );
});
