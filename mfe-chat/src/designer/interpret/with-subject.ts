import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { readSubject } from './read-subject';
import { isTrip, readTrip } from './read-trip';

/**
 * The Brief with what its text chooses within its kind: a pack of English records, else the trip of a journey.
 *
 * @param say gives the interface's word for a place
 */
export function withSubject(brief: Brief, kind: KindContent, say: (key: string) => string): Brief {
  const { text, language, name } = brief;
  const isJourney = 'journey' in kind;
  const mayHavePack = language === 'en' && !(isJourney && isTrip(text));
  const subject = mayHavePack ? readSubject(text, kind) : undefined;
  const trip = isJourney && !subject ? readTrip(text, kind, name?.value, say) : undefined;
  return { ...brief, subject, trip };
}
