import { Link } from '@appling/runtime/router';
import { Badge } from '@appling/ui/badge';
import { useId } from 'react';
import { LongDate } from '../../sections/long-date';
import { articlePath, type BlogArticle } from '../../sections/articles.content';
import type { FromList } from '../article/back-link';
import { emblems } from '../../sections/emblems/emblems';

export function ArticleCard({ article, from }: { article: BlogArticle; from: FromList }) {
  const { image, category, readTime, title, excerpt, author, date } = article;
  const titleId = useId();
  const Picture = emblems[image];
  return (
    <article aria-labelledby={titleId} className="notes-link">
      <Picture className="notes-card-picture" />
      <p className="mt-5 flex items-center gap-3 text-small text-ink-muted">
        <Badge>{category}</Badge>
        {readTime}
      </p>
      <h3 id={titleId} className="mt-3 text-heading-2 text-balance">
        <Link to={articlePath(article)} state={from}>
          {title}
        </Link>
      </h3>
      <p className="mt-2 text-ink-muted">{excerpt}</p>
      <p className="mt-3 text-small text-ink-muted">
        <span className="font-semibold text-ink">{author}</span>, <LongDate date={date} />
      </p>
    </article>
  );
}
