import { apply } from '../../../designer/edit/apply';
import { begin, designOf } from '../../../designer/edit/edit-log';
import { designWithPictures } from '../../../designer/export/own-pictures.fixture';
import { firstDesign } from '../../../designer/first-design';
import { ownDataFrom } from '../../../designer/drawings/own-picture';
import { findOwnWith } from '../../../designer/drawings/pictures';
import { chatStore, forget } from '../chat-store';
import { brandOperation } from './brand';
import { applyBrand } from './apply-brand';
import { forgetKnown, keepPicture } from './kept-pictures';
import { placesOn, placeIn } from './places';
import { loadPictures } from './saved-pictures';
import { limitOf, showPicture } from './show-picture';

beforeAll(() => {
  findOwnWith(
    ownDataFrom(async () => ({ image: 'data:image/webp;base64,AA==', width: 4, height: 3 })),
  );
});
beforeEach(() => {
  forget();
  forgetKnown();
});

const keep = (id: string, size: number) =>
  keepPicture({
    id,
    blob: new Blob(['x'.repeat(size)]),
    width: 4,
    height: 3,
    name: id,
    addedAt: 0,
  });
const inHand = () => designOf(chatStore.getState().log);

test('offers headers, pictures and rows with a mark as picture slots', () => {
  const design = designWithPictures();
  const names = placesOn(design, design.start).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Mark of the app, header', 'Picture', 'List 1: Rye bread']),
  );
});

test('shows a picture in a slot as one step, and adds none when repeated', async () => {
  const place = placesOn(firstDesign, firstDesign.start).find(({ name }) => /header/.test(name))!;
  expect(await keep('p1', 10)).toBe('blocked');
  expect(await showPicture('p1', place)).toMatch(/shows your picture/);
  expect(placeIn(inHand(), place.component)?.shown).toBe('own/p1');
  expect(await showPicture('p1', place)).toMatch(/already/);
  expect(chatStore.getState().log.steps).toHaveLength(1);
});

test('rejects the 21st picture and more than 4 MB, and changes nothing', async () => {
  const [place] = placesOn(firstDesign, firstDesign.start);
  if (!place) throw new Error('No place');
  await keep('big', 4_000_001);
  expect(await showPicture('big', place)).toMatch(/take at most 4 MB together. Nothing changed/);
  expect(inHand()).toBe(firstDesign);

  const ids = Array.from({ length: 21 }, (_, at) => `p${at}`);
  for (const id of ids) await keep(id, 10);
  await loadPictures();
  expect(limitOf(ids.slice(1))).toBeUndefined();
  expect(limitOf(ids)).toMatch(/at most 20 different pictures of your own. Nothing changed/);
});

describe('the brand', () => {
  const brand = { main: '#f2d200', second: '#1c2f4a', face: 'georgia', logo: 'p1' } as const;

  test('is applied as one step, and says which colours were adjusted for contrast', async () => {
    await keep('p1', 10);
    const said = await applyBrand(brand);
    expect(said).toMatch(/primary color #f2d200; texts in it are #\w{6}, so that they can be read/);
    expect(said).toMatch(/Words on the second color are #\w{6}, so that they can be read/);
    const { look } = inHand();
    expect([look.palette.accent, look.palette.hero, look.type.display]).toEqual([
      '#f2d200',
      '#1c2f4a',
      'georgia',
    ]);
    expect(chatStore.getState().log.steps).toHaveLength(1);
    expect(await applyBrand(brand)).toBe('This design wears your brand already.');
  });

  test('without a logo or a font keeps pictures and fonts', () => {
    const operation = brandOperation({ main: '#204080', second: '#ffffff' }, firstDesign);
    const after = apply(firstDesign, operation);
    expect(after.screens).toEqual(begin(firstDesign).base.screens);
    expect(after.look.type).toEqual(firstDesign.look.type);
  });
});
