/** @jest-environment node */
import { apps } from '../compose/shown.fixture';
import { composeDesign } from '../compose/compose-design';
import { everything } from '../compose/content/everything';
import { featureNames } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import { kindNames } from '../interpret/kinds';
import { parseDesign } from '../model/app-design';
import { ideas } from '../svg/sheet-ideas';
import { vocabularyOf } from '../model/vocabulary';
import { crawl } from './dead-taps';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures } from '../drawings/pictures';
import { fetchViews } from './drawable';

beforeAll(async () => {
  await fetchViews(Object.keys(vocabularyOf));
  await fetchPictures(pictureNames);
});

const found = <Value>(value: Value) => ({ value, words: '', at: -1 });

/** An app of a kind with every sixth feature, so that six kinds together draw all there are. */
const ofKind = (kind: (typeof kindNames)[number]) => {
  const at = kindNames.indexOf(kind);
  const features = featureNames.filter((_, index) => (index + at) % 6 === 0);
  const brief = interpret(kind);
  return composeDesign(
    { ...brief, kind: found(kind), features: features.map(found), seed: at * 7919 },
    everything,
  );
};

test.each([...ideas])('everything on every screen does something: %s', (idea) => {
  const { dead, missed, taps } = crawl(composeDesign(interpret(idea), everything));
  expect({ dead, missed }).toEqual({ dead: [], missed: [] });
  expect(taps).toBeGreaterThan(10);
});

test.each(kindNames)('everything does something in an app of the kind %s', (kind) => {
  const { dead, missed } = crawl(ofKind(kind));
  expect({ dead, missed }).toEqual({ dead: [], missed: [] });
});

test.each(Object.values(apps))('everything does something in $name', (app) => {
  const { dead, missed } = crawl(app);
  expect({ dead, missed }).toEqual({ dead: [], missed: [] });
});

test('a button without an effect and a screen without a door are found', () => {
  const app = parseDesign({
    ...apps['small-wins'],
    tabs: [],
    start: 'one',
    screens: ['one', 'two'].map((id) => ({
      ...apps['small-wins'].screens[0],
      id,
      components: [{ type: 'button', id: `back-${id}`, label: 'Nowhere', action: { do: 'back' } }],
    })),
  });
  const { dead, missed } = crawl(app);
  expect(dead).toEqual([expect.stringContaining('one: Nowhere')]);
  expect(missed).toEqual(['two']);
});
