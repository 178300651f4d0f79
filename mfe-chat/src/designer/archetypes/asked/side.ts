import type { ArchetypeContent } from '../../../content/app-language';
import { stemOf } from '../../interpret/words';
import type { PlannedScreen } from '../plan';
import type { Reading } from '../reading';
import { stemsIn } from './shown';

const sided =
  /([\p{L}-]+?)(?:['’]s|s['’]|s)?[ -](?:side|view)\b|\bside of (?:the |an? )?([\p{L}-]+?)s?\b/giu;

/** Roles that receive the service. */
const served =
  /^(?:customer|client|buyer|passenger|rider|guest|user|patient|tenant|student|member|parent|visitor|borrow|learner|citizen|resident)/u;

/** Returns the home screen of the requested role: “driver side only”; undefined for the first role. */
function sideOf(
  { roles }: Pick<ArchetypeContent['archetype'], 'roles'>,
  { brief, roles: typed }: Reading,
): string | undefined {
  if (brief.language !== 'en') return undefined;
  for (const [, before, after] of brief.text.matchAll(sided)) {
    const word = stemOf((before ?? after ?? '').toLowerCase());
    const isSaid = (text: string) => stemsIn(text).includes(word);
    const known = roles.find(({ id }) => isSaid(id));
    const isServed = typed.some(({ value }) => isSaid(value)) && !served.test(word);
    const role = known ?? (isServed ? roles[1] : undefined);
    if (role) return role.screen === 'home' ? undefined : role.screen;
  }
  return undefined;
}

function seenBy(side: string | undefined, screens: PlannedScreen[]): PlannedScreen[] {
  const first = screens.find(({ id }) => id === side);
  if (!first) return screens;
  const seen = new Set([first.id]);
  for (const { id, parts } of [first, ...screens, ...screens])
    if (seen.has(id)) for (const part of parts) if ('go' in part && part.go) seen.add(part.go);
  for (const id of ['detail', 'messages', 'you']) seen.add(id);
  return screens.flatMap((screen) =>
    screen.id === 'home'
      ? [{ ...first, id: 'home', isTab: true }]
      : seen.has(screen.id) && screen !== first
        ? [screen]
        : [],
  );
}

export const ofSide = { sideOf, seenBy };
