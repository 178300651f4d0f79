import { ArticlePage } from '../article-page';
import { LockEmblem } from '../../../sections/emblems/lock-emblem';
import { text } from './where-your-idea-goes.content';

export default function WhereYourIdeaGoesPage() {
  return <ArticlePage slug="where-your-idea-goes" text={text} picture={LockEmblem} />;
}
