import { Badge } from '@appling/ui/badge';
import type { ComponentType } from 'react';
import type { BlogArticle } from '../../sections/articles.content';
import { Byline } from '../../sections/byline';
import type { EmblemProps } from '../../sections/emblems/emblem';

interface ArticleHeadProps {
  article: BlogArticle;
  picture: ComponentType<EmblemProps>;
}

export function ArticleHead({ article, picture: Picture }: ArticleHeadProps) {
  const { category, readTime, title, excerpt, author, date } = article;
  return (
    <header className="note-head page-column">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
        <p className="flex items-center gap-3 text-small text-ink-muted">
          <Badge tone="coquette">{category}</Badge>
          {readTime}
        </p>
        <h1 tabIndex={-1} className="max-w-[14em] text-title-2">
          {title}
        </h1>
        <p className="max-w-[34em] text-lead text-pretty text-ink-muted">{excerpt}</p>
        <Byline author={author} date={date} />
      </div>
      <Picture className="note-picture" />
    </header>
  );
}
