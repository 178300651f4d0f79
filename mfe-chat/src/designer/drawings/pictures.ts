import type { PictureName } from './picture-names';
import * as growing from './pictures/growing';
import type { Draw } from './pictures/shape';

type Pictures = Partial<Record<PictureName, Draw>>;

/** A file for each, fetched when a design names it; those that grow and stand about at home are part of the page. */
const apart: { [Name in PictureName]?: () => Promise<Draw> } = {
  books: async () => (await import('./pictures/books')).books,
  house: async () => (await import('./pictures/house')).house,
  bottle: async () => (await import('./pictures/bottle')).bottle,
  parcel: async () => (await import('./pictures/parcel')).parcel,
  shirt: async () => (await import('./pictures/shirt')).shirt,
  shoe: async () => (await import('./pictures/shoe')).shoe,
  fruit: async () => (await import('./pictures/fruit')).fruit,
  cake: async () => (await import('./pictures/cake')).cake,
  pot: async () => (await import('./pictures/pot')).pot,
  cat: async () => (await import('./pictures/cat')).cat,
  dog: async () => (await import('./pictures/dog')).dog,
  car: async () => (await import('./pictures/car')).car,
  bike: async () => (await import('./pictures/bike')).bike,
  rocket: async () => (await import('./pictures/rocket')).rocket,
  balloon: async () => (await import('./pictures/balloon')).balloon,
  laptop: async () => (await import('./pictures/laptop')).laptop,
  globe: async () => (await import('./pictures/globe')).globe,
  record: async () => (await import('./pictures/record')).record,
  ball: async () => (await import('./pictures/ball')).ball,
  mic: async () => (await import('./pictures/mic')).mic,
  clapper: async () => (await import('./pictures/clapper')).clapper,
  trophy: async () => (await import('./pictures/trophy')).trophy,
  heart: async () => (await import('./pictures/heart')).heart,
  coins: async () => (await import('./pictures/coins')).coins,
  flask: async () => (await import('./pictures/flask')).flask,
  shield: async () => (await import('./pictures/shield')).shield,
  mountains: async () => (await import('./pictures/mountains')).mountains,
  city: async () => (await import('./pictures/city')).city,
  sea: async () => (await import('./pictures/sea')).sea,
  night: async () => (await import('./pictures/night')).night,
  field: async () => (await import('./pictures/field')).field,
  road: async () => (await import('./pictures/road')).road,
  room: async () => (await import('./pictures/room')).room,
  table: async () => (await import('./pictures/table')).table,
  crowd: async () => (await import('./pictures/crowd')).crowd,
  confetti: async () => (await import('./pictures/confetti')).confetti,
  waves: async () => (await import('./pictures/waves')).waves,
  arcs: async () => (await import('./pictures/arcs')).arcs,
  tiles: async () => (await import('./pictures/tiles')).tiles,
  arch: async () => (await import('./pictures/arch')).arch,
  leaf: async () => (await import('./pictures/leaf')).leaf,
  dots: async () => (await import('./pictures/dots')).dots,
  egg: async () => (await import('./pictures/egg')).egg,
  'vase-flowers': async () => (await import('./pictures/vase-flowers')).vaseFlowers,
  awning: async () => (await import('./pictures/awning')).awning,
  lisbon: async () => (await import('./pictures/lisbon')).lisbon,
  sun: async () => (await import('./pictures/sun')).sun,
  rings: async () => (await import('./pictures/rings')).rings,
  route: async () => (await import('./pictures/route')).route,
};

/** `kilnVase` draws `kiln-vase`. */
const known: Pictures = Object.fromEntries(
  Object.entries(growing).map(([name, draw]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    draw,
  ]),
);

export const hasPicture = (name: PictureName): boolean => known[name] !== undefined;

/** @throws {Error} for a picture that was not fetched: see render/drawable */
export function pictureOf(name: PictureName): Draw {
  const drawing = known[name];
  if (!drawing) throw new Error(`Nothing draws the picture ${name} yet.`);
  return drawing;
}

/** Fetches the drawings of these names. */
export async function fetchPictures(names: readonly PictureName[]): Promise<void> {
  const missing = [...new Set(names)].filter((name) => !hasPicture(name));
  const drawn = missing.map(async (name) => [name, await apart[name]?.()] as const);
  Object.assign(known, Object.fromEntries(await Promise.all(drawn)));
}
