import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import icons from '../src/designer/drawings/icons.json';

const content = path.join(import.meta.dirname, '../content');

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(content, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort();

const width = 120;

const inLines = (names: readonly string[], before: string, after: string): string =>
  names
    .map((name) => `${before}'${name}'${after}`)
    .reduce<string[]>((lines, part) => {
      const last = lines.at(-1);
      const isLonger = last === undefined || last.length + part.length + 1 > width;
      return isLonger ? [...lines, `  ${part}`] : [...lines.slice(0, -1), `${last} ${part}`];
    }, [])
    .join('\n');

const listOf = (list: string, names: readonly string[]): string =>
  `export const ${list} = [\n${inLines(names, '', ',')}\n] as const;\n\n`;
const typeOf = (name: string, list: string): string =>
  `export type ${name} = (typeof ${list})[number];\n`;

const read = <Data>(file: string): Data =>
  JSON.parse(readFileSync(path.join(content, file), 'utf8')) as Data;

/** Includes icon names, because pages contain their outlines only as data. */
export function generate(): Record<string, string> {
  const { places } = read<{ places: readonly { name: string }[] }>('places.json');
  const { families } = read<{ families: object }>('languages/en/samples.json');
  const lists = {
    kindNames: filesOf('kinds'),
    tripNames: filesOf('trips'),
    placeNames: places.map(({ name }) => name),
    familyNames: Object.keys(families),
  };
  const types = { KindName: 'kindNames', TripName: 'tripNames' };
  return {
    'src/content/names.generated.ts': [
      '/** Names of the files in `content`, written by `npx --no appling generate`. */\n\n',
      ...Object.entries(lists).map(([name, names]) => listOf(name, names)),
      ...Object.entries(types).map(([name, list]) => typeOf(name, list)),
      `export type PackName =\n${inLines(filesOf('packs'), '| ', '')};\n`,
    ].join(''),
    'src/designer/drawings/icon-names.generated.ts':
      listOf('iconNames', Object.keys(icons)) + typeOf('IconName', 'iconNames'),
  };
}
