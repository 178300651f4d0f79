import { firstDesign } from '../../first-design';
import { noAssets } from '../assets/assets';
import { designWithPictures, ownPictureFiles } from '../own-pictures.fixture';
import { exporter } from './exporter';

const faultsIn = (content: string, design = firstDesign) =>
  exporter.checks.flatMap((check) =>
    check.faultsIn({ files: [{ path: 'a.json', content }], design, assets: noAssets }),
  );

test('passes the check for a complete design, also with own pictures', async () => {
  const own = { ...noAssets, pictures: ownPictureFiles };
  for (const design of [firstDesign, designWithPictures()]) {
    const [file] = await exporter.make(design, own, () => {});
    expect(faultsIn(String(file?.content), design)).toEqual([]);
  }
});

test('rejects a design that lost data in the file', () => {
  const [, ...screens] = firstDesign.screens;
  expect(faultsIn(JSON.stringify({ ...firstDesign, screens }))).toEqual([
    'The design does not come back from the file.',
  ]);
});
