import { dataArrived } from '@appling/runtime/federation/fetch-data';
import { icons } from '../drawings/drawing-data';
import type { AppDesign, Screen } from '../model/app-design';
import type { ComponentType } from '../model/components';
import { fetchPictures, hasPicture } from '../drawings/pictures';
import type { PictureName } from '../drawings/picture-names';
import { rareViews } from '../components/rare-views.generated';
import { addViews, hasView } from './views';

type Screens = Pick<AppDesign, 'screens'>;

const typesIn = ({ screens }: Screens): Set<ComponentType> =>
  new Set(screens.flatMap(({ components }) => components.map(({ type }) => type)));

/** Every component names pictures in a field `picture`. */
export const picturesIn = ({ screens }: Screens): PictureName[] =>
  Array.from(
    JSON.stringify(screens).matchAll(/"picture":"([a-z0-9/-]+)"/g),
    (match) => match[1] as PictureName,
  );

/** Memoised: called on every tap. */
const ready = new WeakSet<Screen>();

export const isDrawable = ({ screens }: Screens): boolean =>
  screens.every((screen) => {
    const isReady = ready.has(screen) || hasAllOf({ screens: [screen] });
    if (isReady) ready.add(screen);
    return isReady;
  });

const hasAllOf = (screens: Screens): boolean =>
  hasOutlines() && [...typesIn(screens)].every(hasView) && picturesIn(screens).every(hasPicture);

/** Icons are data, which may not have arrived. */
const hasOutlines = () => (icons as typeof icons | undefined) !== undefined;

/** @throws {Error} when a file cannot be fetched; the next call retries */
export async function fetchViews(types: Iterable<string>): Promise<void> {
  const missing = [...new Set(types as Iterable<ComponentType>)].filter((type) => !hasView(type));
  await Promise.all([
    dataArrived(),
    ...missing.map(async (type) => {
      const [view] = Object.values((await rareViews[type]?.()) ?? {});
      addViews({ [type]: view });
    }),
  ]);
}

export async function makeDrawable(screens: Screens): Promise<void> {
  await Promise.all([fetchViews(typesIn(screens)), fetchPictures(picturesIn(screens))]);
}
