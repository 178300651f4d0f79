import { ArticlePage } from '../article-page';
import { ShopEmblem } from '../../../sections/emblems/shop-emblem';
import { text } from './a-pottery-in-leeds.content';

export default function APotteryInLeedsPage() {
  return <ArticlePage slug="a-pottery-in-leeds" text={text} picture={ShopEmblem} />;
}
