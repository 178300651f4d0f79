import { Button } from '@appling/ui/button';
import { ArrowLeft, Share2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { ArticleBody } from './article-body';
import { ArticleHead } from './article-head';
import type { ArticleText } from './article-text';
import { article as words } from './article.content';
import { type ArticleSlug, articles } from '../../sections/articles.content';
import { BackLink } from './back-link';
import type { EmblemProps } from '../../sections/emblems/emblem';
import { NextArticle } from './next-article';
import { useShare } from './use-share';

interface ArticlePageProps {
  slug: ArticleSlug;
  text: ArticleText;
  picture: ComponentType<EmblemProps>;
}

export function ArticlePage({ slug, text, picture }: ArticlePageProps) {
  const place = articles.findIndex((one) => one.slug === slug);
  const article = articles[place]!;
  const older = articles[place + 1];
  const share = useShare(article.title, words.share);
  return (
    <article>
      <ArticleHead article={article} picture={picture} />
      <div className="note-columns page-column">
        <div className="note-aside">
          <BackLink icon={<ArrowLeft aria-hidden="true" />}>{words.back}</BackLink>
          <Button
            kind="outline"
            size="small"
            iconStart={<Share2 aria-hidden="true" />}
            onClick={() => void share()}
          >
            {words.share.button}
          </Button>
        </div>
        <ArticleBody text={text} />
      </div>
      <NextArticle label={older ? words.next : words.newest} article={older ?? articles[0]!} />
    </article>
  );
}
