import { ArticlePage } from '../article-page';
import { FormEmblem } from '../../../sections/emblems/form-emblem';
import { text } from './the-field-you-leave-out.content';

export default function TheFieldYouLeaveOutPage() {
  return <ArticlePage slug="the-field-you-leave-out" text={text} picture={FormEmblem} />;
}
