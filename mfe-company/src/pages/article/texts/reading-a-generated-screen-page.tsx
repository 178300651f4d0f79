import { ArticlePage } from '../article-page';
import { CodeEmblem } from '../../../sections/emblems/code-emblem';
import { text } from './reading-a-generated-screen.content';

export default function ReadingAGeneratedScreenPage() {
  return <ArticlePage slug="reading-a-generated-screen" text={text} picture={CodeEmblem} />;
}
