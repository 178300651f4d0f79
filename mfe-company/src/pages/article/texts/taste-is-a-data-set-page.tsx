import { ArticlePage } from '../article-page';
import { BlossomsEmblem } from '../../../sections/emblems/blossoms-emblem';
import { text } from './taste-is-a-data-set.content';

export default function TasteIsADataSetPage() {
  return <ArticlePage slug="taste-is-a-data-set" text={text} picture={BlossomsEmblem} />;
}
