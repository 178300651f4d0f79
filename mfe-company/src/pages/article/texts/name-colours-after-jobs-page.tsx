import { ArticlePage } from '../article-page';
import { SwatchesEmblem } from '../../../sections/emblems/swatches-emblem';
import { text } from './name-colours-after-jobs.content';

export default function NameColoursAfterJobsPage() {
  return <ArticlePage slug="name-colours-after-jobs" text={text} picture={SwatchesEmblem} />;
}
