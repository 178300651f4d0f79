import { ArticlePage } from '../article-page';
import { PotEmblem } from '../../../sections/emblems/pot-emblem';
import { text } from './the-empty-list.content';

export default function TheEmptyListPage() {
  return <ArticlePage slug="the-empty-list" text={text} picture={PotEmblem} />;
}
