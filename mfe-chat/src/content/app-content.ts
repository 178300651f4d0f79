import type { Brief } from '../designer/interpret/brief';
import { isTrip, tripIn, type TripChoice } from './trip-in';
import { packIn } from './pack-in';
import type { AppContent, ContentSource, KindContent, PackEntry } from './source';

/** What to load for an app, besides its kind. */
type Choice = { pack: PackEntry } | { trip: TripChoice } | undefined;

type Said = Pick<Brief, 'text' | 'language' | 'name'>;

/**
 * What the sentence chooses within its kind: the pack that it names, else the trip.
 *
 * @param say gives the interface's word for a place
 */
export function choiceIn(
  kind: KindContent,
  { text, language, name }: Said,
  say: (key: string) => string,
): Choice {
  const isJourney = 'journey' in kind;
  const mayHavePack = language === 'en' && !(isJourney && isTrip(text));
  const pack = mayHavePack ? packIn(kind, text) : undefined;
  if (pack) return { pack };
  return isJourney ? { trip: tripIn(kind, text, name?.value, say) } : undefined;
}

/** Loads what an app is filled with. */
export async function contentFor(
  brief: Said & Pick<Brief, 'kind'>,
  say: (key: string) => string,
  source: ContentSource,
): Promise<AppContent> {
  const kind = await source.kind(brief.kind.value);
  const choice = choiceIn(kind, brief, say);
  if (!choice) return { kind };
  if ('pack' in choice) return { kind, pack: await source.pack(choice.pack) };
  const { entry, place } = choice.trip;
  return { kind, trip: { place, content: await source.trip(entry) } };
}
