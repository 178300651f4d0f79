import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { readSubject } from './read-subject';
import type { readTrip } from './read-trip';

/** Who says one of these wants days and tickets, whatever hotels and museums are in it; a road trip has stops. */
const isTrip = (idea: string): boolean =>
  /\btrips?\b|itinerar|vacation|honeymoon|holidays? in\b|day plan|city break/i.test(
    idea.replaceAll(/\broad trips?\b/gi, ''),
  );

/**
 * The Brief with what its text chooses within its kind: a pack of English records, else the trip of a journey.
 *
 * @param say gives the interface's word for a place
 * @param read for a kind of journeys: `readTrip`
 */
export function withSubject(
  brief: Brief,
  kind: KindContent,
  say: (key: string) => string,
  read?: typeof readTrip,
): Brief {
  const { text, language, name } = brief;
  const isJourney = 'journey' in kind;
  const mayHavePack = language === 'en' && !(isJourney && isTrip(text));
  const subject = mayHavePack ? readSubject(text, kind) : undefined;
  const trip = isJourney && !subject ? read?.(text, kind, name?.value, say) : undefined;
  return { ...brief, subject, trip };
}
