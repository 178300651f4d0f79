import type { PictureName } from './picture-names';
import * as growing from './pictures/growing';
import type { Draw } from './pictures/shape';

/** Pictures of one file, under the names that its exports have. */
type Pictures = Partial<Record<PictureName, Draw>>;

interface Folder {
  names: string;
  load: () => Promise<Pictures>;
}

/** Each group is a file of its own, fetched when a design names one of them. */
const folders: readonly Folder[] = [
  {
    names: 'books house bottle parcel shirt shoe',
    load: () => import('./pictures/belongings'),
  },
  {
    names: 'fruit cake pot cat dog',
    load: () => import('./pictures/treats'),
  },
  {
    names: 'car bike rocket balloon laptop globe',
    load: () => import('./pictures/machines'),
  },
  {
    names: 'record ball mic clapper trophy heart coins flask shield',
    load: () => import('./pictures/tokens'),
  },
  {
    names: 'mountains city sea night field road',
    load: () => import('./pictures/outdoors'),
  },
  {
    names: 'room table crowd',
    load: () => import('./pictures/indoors'),
  },
  {
    names: 'confetti waves arcs tiles',
    load: () => import('./pictures/patterns'),
  },
  {
    names: 'arch leaf dots egg vase-flowers awning',
    load: async () => named(await import('./pictures/board')),
  },
  {
    names: 'lisbon sun rings route',
    load: () => import('./pictures/places'),
  },
];

/** `vaseFlowers` draws `vase-flowers`. */
const named = (drawings: Readonly<Record<string, Draw>>): Pictures =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, draw]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      draw,
    ]),
  );

const known: Pictures = named(growing);

export const hasPicture = (name: PictureName): boolean => known[name] !== undefined;

/** @throws {Error} for a picture that was not fetched: see render/drawable */
export function pictureOf(name: PictureName): Draw {
  const drawing = known[name];
  if (!drawing) throw new Error(`Nothing draws the picture ${name} yet.`);
  return drawing;
}

/** Fetches the drawings of these names. */
export async function fetchPictures(names: readonly PictureName[]): Promise<void> {
  const missing = new Set<string>(names.filter((name) => !hasPicture(name)));
  const wanted = folders.filter((folder) =>
    folder.names.split(' ').some((name) => missing.has(name)),
  );
  for (const drawings of await Promise.all(wanted.map(({ load }) => load())))
    Object.assign(known, drawings);
}
