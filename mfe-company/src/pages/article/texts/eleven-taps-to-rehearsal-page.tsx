import { ArticlePage } from '../article-page';
import { MusicEmblem } from '../../../sections/emblems/music-emblem';
import { text } from './eleven-taps-to-rehearsal.content';

export default function ElevenTapsToRehearsalPage() {
  return <ArticlePage slug="eleven-taps-to-rehearsal" text={text} picture={MusicEmblem} />;
}
