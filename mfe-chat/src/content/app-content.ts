import type { Brief } from '../designer/interpret/brief';
import type { AppContent, ContentSource, KindContent, LanguageContent } from './source';

/** Loads the content of the Brief's subject and trip. */
export async function contentFor(
  { subject, trip }: Pick<Brief, 'subject' | 'trip'>,
  kind: KindContent,
  language: LanguageContent | undefined,
  source: ContentSource,
): Promise<AppContent> {
  const base = { kind, ...(language ? { language } : {}) };
  const pack = kind.packs.find(({ name }) => name === subject?.value);
  if (pack) return { ...base, pack: await source.pack(pack) };
  const journey = 'trips' in kind ? kind.trips.find(({ name }) => name === trip?.name) : undefined;
  if (!journey || !trip) return base;
  return { ...base, trip: { place: trip.place.value, content: await source.trip(journey) } };
}
