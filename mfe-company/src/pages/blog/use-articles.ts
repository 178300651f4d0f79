import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { articles, type BlogArticle } from '../../sections/articles.content';
import { STEP, useAsked } from './use-asked';
import { useSearchIndex } from './use-search-index';

const [feature, ...latest] = articles;

/** The featured article and those of the list that show, as the address asks for them. */
export function useArticles(list: RefObject<HTMLElement | null>) {
  const { asked, isServed, list: address, ...write } = useAsked();
  const { found, ...index } = useSearchIndex(asked.query);
  // Kept while a letter changes nothing in them: the list is not rendered for it.
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

  // The button goes or moves down: the focus stays where the reading goes on.
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
    /** Of the latest, those that show. The others stay mounted, for a letter must not build a card. */
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
