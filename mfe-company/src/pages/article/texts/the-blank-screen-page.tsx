import { ArticlePage } from '../article-page';
import { BlankScreenEmblem } from '../../../sections/emblems/blank-screen-emblem';
import { text } from './the-blank-screen.content';

export default function TheBlankScreenPage() {
  return <ArticlePage slug="the-blank-screen" text={text} picture={BlankScreenEmblem} />;
}
