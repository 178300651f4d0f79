import { firstDesign as smallWins } from '../first-design';
import { apps } from '../compose/shown.fixture';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures, hasPicture, pictureOf } from '../drawings/pictures';
import { componentTypes } from '../components/example-designs';
import { fetchViews, isDrawable, makeDrawable } from './drawable';
import { hasView, viewOf } from './views';

const types = componentTypes;

test('draws the first app without further files, which its other screens need', async () => {
  const [start, ...others] = smallWins.screens;
  expect(start?.id).toBe(smallWins.start);
  expect(isDrawable({ screens: [start!] })).toBe(true);
  expect(isDrawable({ screens: others })).toBe(false);
  await makeDrawable(smallWins);
  expect(isDrawable(smallWins)).toBe(true);
});

test('is drawable when its own types are loaded, and loads no others', async () => {
  const shop = apps['kiln'];
  expect(isDrawable(shop)).toBe(false);
  await makeDrawable(shop);
  expect(isDrawable(shop)).toBe(true);
  expect(hasView('calculator')).toBe(false);
  expect(() => viewOf('calculator')).toThrow('Nothing draws a calculator yet.');
  expect(hasPicture('kiln-vase')).toBe(true);
  expect(() => pictureOf('trophy')).toThrow('Nothing draws the picture trophy yet.');
});

test('draws a screen before the app’s other screens', async () => {
  const { screens } = apps['semester'];
  const [first, ...others] = screens.map((screen) => ({ screens: [screen] }));
  await makeDrawable(first!);
  expect(isDrawable(first!)).toBe(true);
  expect(others.every(isDrawable)).toBe(false);
  expect(isDrawable({ screens })).toBe(false);
});

test('every picture is in one of the files', async () => {
  await fetchPictures(pictureNames);
  expect(pictureNames.filter((name) => !hasPicture(name))).toEqual([]);
});

test('every component type is in one of the files', async () => {
  await fetchViews(types);
  expect(types.filter((type) => !hasView(type))).toEqual([]);
});
