import type { Reading } from './reading';

const places: ReadonlySet<string | undefined> = new Set(['venues', 'public-places', 'workplaces']);

/** The only noun is a place: “an app for my bakery”, “gyms near me”. */
export const mayBeOwnPlace = ({ subjects, things, screens, listed }: Reading): boolean =>
  subjects.length === 1 &&
  places.has(subjects[0]?.category) &&
  things.length === 0 &&
  screens.length < 2 &&
  listed === undefined;
