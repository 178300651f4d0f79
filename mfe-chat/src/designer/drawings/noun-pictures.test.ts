import { readNounPictures } from '../../content/noun-pictures';
import { pictureSchema } from '../../content/picture.schema';
import { groupFiles } from './drawing-data';
import { fetchPicture, hasPicture, pictureOf } from './pictures';
import { palettes } from '../themes/palettes';
import { releasedData } from '@appling/runtime/federation/released-file';

const { groups } = readNounPictures();
const read = async (group: string) => releasedData('', groupFiles[group] ?? '');

test.each(Object.keys(groups))(
  '%s contains the pictures of the reviewed list and no others',
  async (group) => {
    const files = await read(group);
    expect(Object.keys(files)).toEqual(Object.keys(groups[group]?.pictures ?? {}));
    for (const [name, file] of Object.entries(files)) {
      const picture = {
        $schema: '../schemas/picture.schema.json',
        kind: 'thing',
        ...(await releasedData(name, file)),
      };
      expect(pictureSchema.safeParse(picture).error?.issues ?? []).toEqual([]);
      expect(JSON.stringify(picture).length).toBeLessThan(8000);
    }
  },
);

test('contains more than five hundred pictures', () => {
  const names = Object.values(groups).flatMap(({ pictures }) => Object.keys(pictures));
  expect(new Set(names).size).toBeGreaterThan(500);
});

test('contains no flags, faces, hands or signs', () => {
  const names = Object.values(groups).flatMap(({ pictures }) => Object.keys(pictures));
  const refused =
    /^(?:flag-(?!in-hole)|person|man-|woman-|men-|women-|people|baby$|child|face|hand$|backhand|foot$|leg$|ear$|ear-with|mouth|nose)|-(?:face|hand|sign|symbol|button|skin)$/;
  expect(names.filter((name) => refused.test(name))).toEqual([]);
});

test('draws a noun’s picture after fetching it, and nothing for a removed one', async () => {
  expect(hasPicture('animals/dog')).toBe(false);
  await fetchPicture('animals/dog');
  await fetchPicture('animals/no-such-animal');
  expect(pictureOf('animals/dog')(palettes.meadow).shapes.length).toBeGreaterThan(3);
  expect(pictureOf('animals/no-such-animal')(palettes.meadow).shapes).toEqual([]);
});
