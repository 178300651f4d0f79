import { memo, type Ref } from 'react';
import type { BlogArticle } from '../../sections/articles.content';
import type { FromList } from '../article/back-link';
import { ArticleCard } from './article-card';
import { STEP } from './use-asked';

interface ItemProps {
  article: BlogArticle;
  isLater: boolean;
  placeInCategory: number;
  isHidden: boolean;
  from: FromList;
}

// Memoized: a keystroke renders only items that appear or disappear, and no card.
const Card = memo(ArticleCard);
const Item = memo(function Item({ article, isLater, placeInCategory, isHidden, from }: ItemProps) {
  return (
    <li
      className="notes-card"
      data-category={article.category}
      data-place-in-category={placeInCategory}
      data-later={isLater || undefined}
      hidden={isHidden}
    >
      <Card article={article} from={from} />
    </li>
  );
});

interface ArticleListProps {
  articles: readonly BlogArticle[];
  /** Articles to show; `null`: all of them, for visitors without JavaScript. */
  visible: ReadonlySet<BlogArticle> | null;
  from: FromList;
  list: Ref<HTMLUListElement>;
}

/** Cards by date, with alternating image heights, so that rows do not align. */
export const ArticleList = memo(function ArticleList({
  articles,
  visible,
  from,
  list,
}: ArticleListProps) {
  return (
    <ul ref={list} className="notes-list">
      {articles.map((article, index) => (
        <Item
          key={article.slug}
          article={article}
          isLater={index >= STEP}
          placeInCategory={
            articles.slice(0, index).filter(({ category }) => category === article.category)
              .length + 1
          }
          isHidden={visible?.has(article) === false}
          from={from}
        />
      ))}
    </ul>
  );
});
