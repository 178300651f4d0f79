import { type RefObject, useEffect, useRef } from 'react';
import { articles } from '../../sections/articles.content';
import { STEP, useAsked } from './use-asked';
import { useSearchIndex } from './use-search-index';

/** The featured article and the list, as the address asks for them. */
export function useArticles(list: RefObject<HTMLElement | null>) {
  const { asked, ask, isServed } = useAsked();
  const { found, ...index } = useSearchIndex(asked.query);
  const matches = articles.filter(
    ({ slug, category }) =>
      (asked.category === null || category === asked.category) && (found?.has(slug) ?? true),
  );
  const feature = matches.find((article) => article === articles[0]);
  const others = matches.filter((article) => article !== feature);
  const shown = Math.min(asked.shown, others.length);

  // The button goes or moves down: the focus stays where the reading goes on.
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || shown <= next.current) return;
    list.current?.querySelectorAll('a')[next.current]?.focus();
    next.current = null;
  }, [shown, list]);
  const showMore = () => {
    next.current = shown;
    ask({ shown: asked.shown + STEP });
  };

  return {
    asked,
    ask,
    isServed,
    index,
    feature,
    latest: isServed ? others : others.slice(0, shown),
    count: {
      found: matches.length,
      shown: shown + (feature ? 1 : 0),
      category: asked.category,
      query: asked.query.trim(),
    },
    shown,
    showMore: shown < others.length ? showMore : null,
    isAllAfterMore: asked.shown > STEP && shown > STEP,
  };
}
