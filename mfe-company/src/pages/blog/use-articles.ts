import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { articles, type BlogArticle } from '../../sections/articles.content';
import { STEP, useAsked } from './use-asked';
import { useSearchIndex } from './use-search-index';

const [feature, ...latest] = articles;

/** The featured article and those of the list that show, as the address asks for them. */
export function useArticles(list: RefObject<HTMLElement | null>) {
  const { asked, isServed, list: address, ...write } = useAsked();
  const { found, ...index } = useSearchIndex(asked.query);
  const matches = ({ slug, category }: BlogArticle) =>
    (asked.category === null || category === asked.category) && (found?.has(slug) ?? true);
  const isFeatured = matches(feature);
  const others = latest.filter(matches);
  const shown = Math.min(asked.shown, others.length);

  // The button goes or moves down: the focus stays where the reading goes on.
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || shown <= next.current) return;
    list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) a')[next.current]?.focus();
    next.current = null;
  }, [shown, list]);
  const showMore = () => {
    next.current = shown;
    write.ask({ shown: asked.shown + STEP });
  };

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
    visible: new Set(others.slice(0, shown)),
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
