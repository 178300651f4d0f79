import { Link } from '@appling/runtime/router';
import { Badge } from '@appling/ui/badge';
import { memo, useId } from 'react';
import { articlePath, type BlogArticle } from '../../sections/articles.content';
import type { FromList } from '../article/back-link';
import { Byline } from '../../sections/byline';
import { emblems } from '../../sections/emblems/emblems';

interface FeaturedArticleProps {
  heading: string;
  article: BlogArticle;
  /** Does not match search or category. */
  isHidden: boolean;
  from: FromList;
}

export const FeaturedArticle = memo(function FeaturedArticle({
  heading,
  article,
  isHidden,
  from,
}: FeaturedArticleProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="notes-feature notes-link page-column"
      data-category={article.category}
      hidden={isHidden}
    >
      <Content heading={heading} article={article} titleId={titleId} from={from} />
    </article>
  );
});

interface ContentProps extends Pick<FeaturedArticleProps, 'heading' | 'article' | 'from'> {
  titleId: string;
}

// Memoized: hiding and showing the article does not render it again.
const Content = memo(function Content({ heading, article, titleId, from }: ContentProps) {
  const { image, category, readTime, title, excerpt, author, date } = article;
  const Picture = emblems[image];
  return (
    <>
      <Picture className="notes-feature-picture" />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <h2 className="text-heading-2">{heading}</h2>
        <p className="flex items-center gap-3 text-small text-ink-muted">
          <Badge tone="coquette">{category}</Badge>
          {readTime}
        </p>
        <h3 id={titleId} className="text-title-3">
          <Link to={articlePath(article)} state={from}>
            {title}
          </Link>
        </h3>
        <p className="text-[1.125rem] leading-[1.55] text-ink-muted">{excerpt}</p>
        <Byline author={author} date={date} />
      </div>
    </>
  );
});
