import type { Released } from '@appling/runtime/federation/released-file';
import { kinds } from '../../content/released-content';
import type { AppContent } from '../../content/source';
import { languages } from '../engine-data';
import type { Brief } from '../interpret/brief';
import { withDetails } from '../interpret/with-details';
import { readTrip } from '../interpret/read-trip';
import { withSubject } from '../interpret/with-subject';
import type { AppDesign } from '../model/app-design';
import { inStyle } from '../themes/asked/in-style';
import { inMode } from '../themes/in-mode';
import { lookIn } from '../themes/styles';
import { composeDesign } from './compose-design';
import { sayFrom } from './words';

function atHand<Data>(file: Released<Data> | undefined): Data {
  if (typeof file !== 'object') throw new Error('Content is at hand in Node only.');
  return file.data;
}

export const kindAtHand = (brief: Pick<Brief, 'kind'>) => atHand(kinds[brief.kind.value]);

export const languageOf = (code: string) =>
  Object.hasOwn(languages, code) ? atHand(languages[code]) : undefined;

/** Adds the subject or the trip that the text names. */
export function completed(brief: Brief): Brief {
  const kind = kindAtHand(brief);
  const say = sayFrom(languageOf(brief.language)?.interface);
  return withDetails(withSubject(brief, kind, say, readTrip), kind);
}

export function contentOf(read: Brief): AppContent {
  const { subject, trip, language: code } = completed(read);
  const kind = kindAtHand(read);
  const language = languageOf(code);
  const pack = kind.packs.find(({ name }) => name === subject?.value);
  const journey = 'trips' in kind ? kind.trips.find(({ name }) => name === trip?.name) : undefined;
  return {
    kind,
    ...(language && { language }),
    ...(pack && { pack: atHand(pack.file) }),
    ...(journey && trip && { trip: { place: trip.place.value, content: atHand(journey.file) } }),
  };
}

/** Composes synchronously what `designOf` of design-from.ts returns, for tests. */
export const composed = (brief: Brief): AppDesign =>
  inStyle(composeDesign(completed(brief), contentOf(brief)), brief, { lookIn, inMode });
