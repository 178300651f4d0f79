import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReleasedFile, type Released } from '@appling/runtime/federation/released-file';
import { pictureFile, pictureGroupFile } from '../../content/file-names';
import type { Picture, PictureFile } from '../../content/picture.schema';
import { CONTENT, jsonIn } from '../../content/read-content';
import { pictureGroups } from './picture-names.generated';

export type PictureFiles = Readonly<Record<string, Released<Picture>>>;

const folder = path.join(CONTENT, 'pictures');

const all = jsonIn(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const { $schema: _schema, kind: _kind, early, ...picture } = JSON.parse(text) as PictureFile;
  return { name: path.basename(file, '.json'), early, picture };
});

/** Available as soon as the icons are. */
export const earlyPictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  all.filter(({ early }) => early).map(({ name, picture }) => [name, picture]),
);

/** In a release each picture is a file, fetched when a design names it. */
export const pictureFiles: PictureFiles = Object.fromEntries(
  all
    .filter(({ early }) => !early)
    .map(({ name, picture }) => [name, new ReleasedFile(pictureFile(name), picture)]),
);

const nouns = path.join(path.dirname(fileURLToPath(import.meta.url)), 'nouns');

const filesOf = (group: string): PictureFiles =>
  Object.fromEntries(
    Object.entries(
      JSON.parse(readFileSync(path.join(nouns, `${group}.generated.json`), 'utf8')) as Readonly<
        Record<string, Picture>
      >,
    ).map(([name, picture]) => [name, new ReleasedFile(pictureFile(`${group}-${name}`), picture)]),
  );

/** In a release a group's index is a file, and so is each picture. */
export const groupFiles: Readonly<Record<string, Released<PictureFiles>>> = Object.fromEntries(
  pictureGroups.map((group) => [group, new ReleasedFile(pictureGroupFile(group), filesOf(group))]),
);
