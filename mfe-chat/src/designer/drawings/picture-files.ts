import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleasedFile, type Released } from '@appling/shared/federation/released-file';
import { pictureFile } from '../../content/file-names';
import type { Picture, PictureFile } from '../../content/picture.schema';
import { CONTENT, jsonIn } from '../../content/read-content';

const folder = path.join(CONTENT, 'pictures');

const all = jsonIn(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const { $schema: _schema, kind: _kind, early, ...picture } = JSON.parse(text) as PictureFile;
  return { name: path.basename(file, '.json'), early, picture };
});

/** Pictures that the page has as soon as it has the icons. */
export const earlyPictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  all.filter(({ early }) => early).map(({ name, picture }) => [name, picture]),
);

/** All other pictures. In a release each is a file of its own, fetched when a design names it. */
export const pictureFiles: Readonly<Record<string, Released<Picture>>> = Object.fromEntries(
  all
    .filter(({ early }) => !early)
    .map(({ name, picture }) => [name, new ReleasedFile(pictureFile(name), picture)]),
);
