import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { articles, type BlogArticle } from '../../sections/articles.content';
import { STEP, useAsked } from './use-asked';
import { useSearchIndex } from './use-search-index';

const [feature, ...latest] = articles;

/** Returns the featured article and the visible list for the address. */
export function useArticles(list: RefObject<HTMLElement | null>) {
  const { asked, isServed, list: address, ...write } = useAsked();
  const { found, ...index } = useSearchIndex(asked.query);
  // Memoized, so that a keystroke without effect renders no list.
  const { isFeatured, others, visible } = useMemo(() => {
    const matches = ({ slug, category }: BlogArticle) =>
      (asked.category === null || category === asked.category) && (found?.has(slug) ?? true);
    const matching = latest.filter(matches);
    return {
      isFeatured: matches(feature),
      others: matching,
      visible: new Set(matching.slice(0, asked.shown)),
    };
  }, [asked.category, asked.shown, found]);
  const shown = visible.size;

  // The button moves or disappears, so the focus goes to the first new article.
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || shown <= next.current) return;
    list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) a')[next.current]?.focus();
    next.current = null;
  }, [shown, list]);
  const { ask } = write;
  const showMore = useCallback(() => {
    next.current = shown;
    ask({ shown: asked.shown + STEP });
  }, [ask, asked.shown, shown]);

  const from = useMemo(() => ({ list: address }), [address]);

  return {
    ...write,
    from,
    asked,
    isServed,
    index,
    feature,
    isFeatured,
    latest,
    /** The other articles stay mounted, so that a keystroke mounts no card. */
    visible,
    count: {
      found: others.length + (isFeatured ? 1 : 0),
      shown: shown + (isFeatured ? 1 : 0),
      category: asked.category,
      query: found ? asked.query.trim() : '',
    },
    showMore: shown < others.length ? showMore : null,
    isAllAfterMore: asked.shown > STEP && shown > STEP,
  };
}
