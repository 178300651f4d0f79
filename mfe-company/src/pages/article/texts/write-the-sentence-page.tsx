import { ArticlePage } from '../article-page';
import { StonesEmblem } from '../../../sections/emblems/stones-emblem';
import { text } from './write-the-sentence.content';

export default function WriteTheSentencePage() {
  return <ArticlePage slug="write-the-sentence" text={text} picture={StonesEmblem} />;
}
