import { Link } from '@appling/shared/router';
import { Badge } from '@appling/shared/ui/badge';
import { useId } from 'react';
import { articlePath, type BlogArticle } from '../../sections/articles.content';
import type { FromList } from '../article/back-link';
import { Byline } from '../../sections/byline';
import { emblems } from '../../sections/emblems/emblems';

interface FeaturedArticleProps {
  article: BlogArticle;
  /** What is asked for does not match it. */
  isHidden: boolean;
  from: FromList;
}

/** The newest article, large. */
export function FeaturedArticle({ article, isHidden, from }: FeaturedArticleProps) {
  const { image, category, readTime, title, excerpt, author, date } = article;
  const titleId = useId();
  const Picture = emblems[image];
  return (
    <article
      aria-labelledby={titleId}
      className="notes-feature notes-link page-column"
      data-category={category}
      hidden={isHidden}
    >
      <Picture className="notes-feature-picture" />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <p className="flex items-center gap-3 text-small text-ink-muted">
          <Badge tone="coquette">{category}</Badge>
          {readTime}
        </p>
        <h2 id={titleId} className="text-title-3">
          <Link to={articlePath(article)} state={from}>
            {title}
          </Link>
        </h2>
        <p className="text-[1.125rem] leading-[1.55] text-ink-muted">{excerpt}</p>
        <Byline author={author} date={date} />
      </div>
    </article>
  );
}
