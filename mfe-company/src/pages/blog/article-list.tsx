import type { Ref } from 'react';
import type { BlogArticle } from '../../sections/articles.content';
import type { FromList } from '../article/back-link';
import { ArticleCard } from './article-card';

interface ArticleListProps {
  articles: readonly BlogArticle[];
  /** How many of them show; the others are there for those who have no script. */
  shown: number;
  from: FromList;
  list: Ref<HTMLUListElement>;
}

/** Cards by date, row by row, whose pictures are high and low in turn, so that rows never line up. */
export function ArticleList({ articles, shown, from, list }: ArticleListProps) {
  return (
    <ul ref={list} className="notes-list">
      {articles.map((article, index) => (
        <li
          key={article.slug}
          className="notes-card"
          data-category={article.category}
          data-place-in-category={
            articles.slice(0, index).filter(({ category }) => category === article.category)
              .length + 1
          }
          data-later={index >= shown || undefined}
        >
          <ArticleCard article={article} from={from} />
        </li>
      ))}
    </ul>
  );
}
