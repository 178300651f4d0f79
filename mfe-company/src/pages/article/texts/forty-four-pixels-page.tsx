import { ArticlePage } from '../article-page';
import { ThumbEmblem } from '../../../sections/emblems/thumb-emblem';
import { text } from './forty-four-pixels.content';

export default function FortyFourPixelsPage() {
  return <ArticlePage slug="forty-four-pixels" text={text} picture={ThumbEmblem} />;
}
