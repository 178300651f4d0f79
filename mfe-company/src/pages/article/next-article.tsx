import { Link } from '@appling/runtime/router';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { articlePath, type BlogArticle } from '../../sections/articles.content';

export function NextArticle({ label, article }: { label: string; article: BlogArticle }) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className="page-column section-space">
      <div className="border-t border-line pt-6 lg:pt-8">
        <p id={labelId} className="text-label text-ink-muted">
          {label}
        </p>
        <Link to={articlePath(article)} className="note-next">
          <span>{article.title}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
        <p className="mt-3 max-w-[52ch] text-ink-muted">{article.excerpt}</p>
      </div>
    </nav>
  );
}
