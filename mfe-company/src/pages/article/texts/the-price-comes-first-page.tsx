import { ArticlePage } from '../article-page';
import { TagEmblem } from '../../../sections/emblems/tag-emblem';
import { text } from './the-price-comes-first.content';

export default function ThePriceComesFirstPage() {
  return <ArticlePage slug="the-price-comes-first" text={text} picture={TagEmblem} />;
}
