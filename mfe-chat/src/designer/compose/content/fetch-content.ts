import { arrived } from '@appling/shared/federation/fetch-data';
import { languageFor } from '../../../content/languages';
import type { KindName } from '../../interpret/kinds';
import type { Content } from './content';

/** Kinds that are fetched together: each group is a file of its own, which an idea of one of them needs. */
const groups: Readonly<Record<string, () => Promise<{ texts: Content['texts'] }>>> = {
  'plants agriculture': () => import('./files/garden'),
  'pets household shopping-list': () => import('./files/animals'),
  'family parenting kids': () => import('./files/home'),
  'health period sleep nutrition': () => import('./files/health'),
  'fitness sports habit': () => import('./files/moving'),
  'meditation mood-journal': () => import('./files/mind'),
  'map-finder parking ride-share': () => import('./files/places'),
  'automotive logistics real-estate weather': () => import('./files/driving'),
  'recipes food food-delivery restaurant': () => import('./files/eating'),
  'ecommerce marketplace': () => import('./files/shopping'),
  'fashion wardrobe beauty': () => import('./files/style'),
  'finance expense-split insurance': () => import('./files/money'),
  'freelance business-ops jobs': () => import('./files/business'),
  'booking inventory': () => import('./files/slots'),
  'music podcast': () => import('./files/sound'),
  'movies video photo drawing': () => import('./files/pictures'),
  'game fun': () => import('./files/playing'),
  'writing books news': () => import('./files/reading'),
  'todo productivity kanban timer': () => import('./files/tasks'),
  'calendar scheduling': () => import('./files/dates'),
  'documents mail notes': () => import('./files/papers'),
  'education quiz survey polls': () => import('./files/study'),
  'language flashcards translator science': () => import('./files/tongues'),
  'developer-tools security': () => import('./files/safety'),
  'utility calculator converter scanner': () => import('./files/tools'),
  'social chat profile dating': () => import('./files/talking'),
  'community events volunteering charity generic': () => import('./files/together'),
  travel: () => import('./files/journeys'),
};

/** What an app of this kind, in this language, is filled with. */
export async function fetchContent(kind: KindName, language: string): Promise<Content> {
  const group = Object.keys(groups).find((kinds) => kinds.split(' ').includes(kind)) ?? '';
  const [file, said] = await Promise.all([
    groups[group] && arrived(groups[group]()),
    languageFor(language),
  ]);
  return { texts: file?.texts ?? {}, languages: said ? { [language]: said } : {} };
}
