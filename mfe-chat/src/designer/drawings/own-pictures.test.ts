import { exampleDesign } from '../components/example-designs';
import { valueAt } from '../edit/at-path';
import { apply } from '../edit/apply';
import { partOf } from '../edit/screens-of';
import { firstDesign } from '../first-design';
import { ownDataFrom, refreshOwn, type OwnImage } from './own-picture';
import { findOwnWith, fetchPicture, pictureOf } from './pictures';

const image: OwnImage = { image: 'data:image/webp;base64,AA==', width: 40, height: 30 };
const kept = new Map<string, OwnImage>();
const draw = (name: Parameters<typeof pictureOf>[0]) => pictureOf(name)(firstDesign.look.palette);

beforeEach(() => {
  kept.clear();
  findOwnWith(ownDataFrom(async (id) => kept.get(id)));
});

test('draws an own picture as its image', async () => {
  kept.set('p1', image);
  await fetchPicture('own/p1/mug');
  expect(draw('own/p1/mug')).toEqual({ box: [40, 30], image: image.image, shapes: [] });
});

test('shows and marks the replaced drawing when the own picture is missing', async () => {
  await Promise.all([fetchPicture('own/gone/mug'), fetchPicture('mug')]);
  expect(draw('own/gone/mug')).toEqual({ ...draw('mug'), isMissing: true });
});

test('shows an outline when the missing picture replaced no drawing', async () => {
  await fetchPicture('own/gone');
  expect(draw('own/gone')).toMatchObject({ isMissing: true, shapes: [{ width: 1.5 }] });
});

test('redraws when an own picture is added or removed', async () => {
  await fetchPicture('own/p2/cake');
  expect(draw('own/p2/cake').isMissing).toBe(true);
  kept.set('p2', image);
  await refreshOwn();
  expect(draw('own/p2/cake').image).toBe(image.image);
  kept.clear();
  await refreshOwn();
  expect(draw('own/p2/cake').isMissing).toBe(true);
});

describe('picture.set', () => {
  const design = exampleDesign(['cart', 'cover', 'list', 'header', 'top-bar']);
  const set = (component: string, own: string, row?: number) =>
    ({
      op: 'picture.set',
      component,
      picture: { own },
      ...(row === undefined ? {} : { row }),
    }) as const;

  test('remembers the original drawing through further pictures', () => {
    const cover = apply(design, { op: 'picture.set', component: 'cover', picture: 'mug' });
    const once = apply(cover, set('cover', 'p1'));
    expect(partOf(once, 'cover')).toMatchObject({ picture: 'own/p1/mug' });
    expect(partOf(apply(once, set('cover', 'p2')), 'cover')).toMatchObject({
      picture: 'own/p2/mug',
    });
    const row = apply(design, {
      op: 'picture.set',
      component: 'cart',
      row: 0,
      picture: 'animals/dog',
    });
    expect(valueAt(partOf(apply(row, set('cart', 'p1', 0)), 'cart'), ['items', 0, 'picture'])).toBe(
      'own/p1/animals/dog',
    );
  });

  test.each(['header', 'top-bar'])('puts the app’s logo into a %s', (id) => {
    const marked = apply(design, set(id, 'p1'));
    expect(partOf(marked, id)).toMatchObject({ picture: 'own/p1' });
    expect(apply(marked, { op: 'picture.set', component: id, picture: 'none' })).toEqual(design);
  });
});
