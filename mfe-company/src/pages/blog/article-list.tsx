import { memo, type Ref } from 'react';
import type { BlogArticle } from '../../sections/articles.content';
import type { FromList } from '../article/back-link';
import { ArticleCard } from './article-card';
import { STEP } from './use-asked';

const Card = memo(ArticleCard);

interface ArticleListProps {
  articles: readonly BlogArticle[];
  /** Those that show; `null` shows all of them, for those who have no script. */
  visible: ReadonlySet<BlogArticle> | null;
  from: FromList;
  list: Ref<HTMLUListElement>;
}

/** Cards by date, row by row, whose pictures are high and low in turn, so that rows never line up. */
export function ArticleList({ articles, visible, from, list }: ArticleListProps) {
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
          data-later={index >= STEP || undefined}
          hidden={visible?.has(article) === false}
        >
          <Card article={article} from={from} />
        </li>
      ))}
    </ul>
  );
}
