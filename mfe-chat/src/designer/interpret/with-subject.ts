import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { readSubject } from './read-subject';
import type { readTrip } from './read-trip';

/** These words always mean days and tickets, even with hotels or museums; a road trip has stops instead. */
const isTrip = (idea: string): boolean =>
  /\btrips?\b|itinerar|vacation|honeymoon|holidays? in\b|day plan|city break/i.test(
    idea.replaceAll(/\broad trips?\b/gi, ''),
  );

/** Adds the content pack or trip that the text selects within its kind; `say` gives the interface's word for a place. */
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
