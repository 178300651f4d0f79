import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { apply } from '../edit/apply';
import { firstDesign } from '../first-design';
import type { AppDesign } from '../model/app-design';
import type { OwnPicture } from './assets/assets';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Two colours, one above the other. */
function png(width: number, height: number, above: number[], below: number[]): OwnPicture {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, () => (y < height / 2 ? above : below)).flat(),
    ]),
  );
  const content = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { type: 'image/png', width, height, content: new Uint8Array(content) };
}

export const idOf = ({ content }: OwnPicture): string =>
  `p${createHash('sha256').update(content).digest('hex').slice(0, 24)}`;

const [mark, photo] = [
  png(48, 48, [200, 40, 90], [40, 40, 120]),
  png(160, 90, [40, 160, 220], [70, 140, 60]),
] as const;

/** By id, as in the design. */
export const ownPictureFiles: Readonly<Record<string, OwnPicture>> = {
  [idOf(mark)]: mark,
  [idOf(photo)]: photo,
};

/** Contains a picture in the header, a cropped one, one in a row and a missing one. */
export function designWithPictures(): AppDesign {
  const [first, ...others] = firstDesign.screens;
  if (!first) throw new Error('The first design has no screen.');
  const cover = {
    type: 'picture',
    id: 'own-photo',
    picture: 'mug',
    label: 'Our shop',
    height: 200,
  };
  const list = {
    type: 'list',
    id: 'own-rows',
    arrangement: 'list',
    rows: [{ title: 'Rye bread' }, { title: 'Plum cake' }],
  };
  const header = first.components.find(({ type }) => type === 'header')?.id ?? '';
  const start = {
    ...firstDesign,
    id: 'own-pictures',
    screens: [{ ...first, components: [...first.components, cover, list] }, ...others],
  } as AppDesign;
  const set = (component: string, own: string, row?: number) =>
    ({
      op: 'picture.set',
      component,
      picture: { own },
      ...(row === undefined ? {} : { row }),
    }) as const;
  return apply(start, {
    op: 'several',
    operations: [
      set(header, idOf(mark)),
      set('own-photo', idOf(photo)),
      set('own-rows', idOf(photo), 0),
      { op: 'picture.set', component: 'own-rows', row: 1, picture: 'cake' },
      set('own-rows', 'gone', 1),
    ],
  });
}
