/** @jest-environment node */
import { apps } from '../compose/shown.fixture';
import { composed } from '../compose/composed.fixture';
import { featureNames } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import { kindNames } from '../interpret/kinds';
import { parseDesign } from '../model/app-design';
import ideas from '../svg/sheet-ideas.json';
import { componentTypes } from '../components/example-designs';
import { crawl } from './dead-taps.fixture';
import { misnamedIn } from './label-in-name.fixture';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures } from '../drawings/pictures';
import { fetchViews } from './drawable';

beforeAll(async () => {
  await fetchViews(componentTypes);
  await fetchPictures(pictureNames);
});

const none = { dead: [], missed: [], misnamed: [] };
const found = <Value>(value: Value) => ({ value, words: '', at: -1 });

/** With every sixth feature, so that six kinds cover all features. */
const ofKind = (kind: (typeof kindNames)[number]) => {
  const at = kindNames.indexOf(kind);
  const features = featureNames.filter((_, index) => (index + at) % 6 === 0);
  const brief = interpret(kind);
  return composed({ ...brief, kind: found(kind), features: features.map(found), seed: at * 7919 });
};

test.each([...ideas])(
  'every control has an effect and a name that contains its visible text: %s',
  (idea) => {
    const { taps, ...faults } = crawl(composed(interpret(idea)));
    expect(faults).toEqual(none);
    expect(taps).toBeGreaterThan(10);
  },
);

test.each(kindNames)(
  'every control has an effect and a name that contains its visible text in an app of the kind %s',
  (kind) => {
    expect(crawl(ofKind(kind))).toMatchObject(none);
  },
);

test.each(Object.values(apps))(
  'every control has an effect and a name that contains its visible text in $name',
  (app) => {
    expect(crawl(app)).toMatchObject(none);
  },
);

test('finds a control without effect and an unreachable screen', () => {
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

test('finds a control whose name lacks its visible text', () => {
  const tree = (label: string) =>
    misnamedIn([
      {
        tag: 'button',
        key: '',
        attributes: { 'aria-label': label },
        kids: [{ tag: 'span', key: '', attributes: {}, text: 'F', kids: [] }],
        tap: () => {},
      },
    ]);
  expect(tree('Friday')).toEqual(['F is named Friday']);
  expect(tree('F, Friday')).toEqual([]);
});
