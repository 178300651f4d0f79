import { ArticlePage } from '../article-page';
import { SwatchesEmblem } from '../../../sections/emblems/swatches-emblem';
import { text } from './name-colors-after-jobs.content';

export default function NameColorsAfterJobsPage() {
  return <ArticlePage slug="name-colors-after-jobs" text={text} picture={SwatchesEmblem} />;
}
