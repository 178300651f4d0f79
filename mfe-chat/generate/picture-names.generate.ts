import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNounPictures } from '../src/content/noun-pictures';
import type { PictureFile } from '../src/content/picture.schema';
import { CONTENT, jsonIn } from '../src/content/read-content';

const says: Readonly<Record<PictureFile['kind'], string>> = {
  thing: 'One thing each, that can stand on any ground.',
  framed:
    'Things with their own wall behind them: they hang in a frame and never stand on a ground.',
  scene: 'Places and patterns, that fill what they are put in.',
};

export function generate(): Record<string, string> {
  const folder = path.join(CONTENT, 'pictures');
  const kindOf = (file: string) =>
    (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PictureFile).kind;
  const files = jsonIn(folder).map((file) => ({
    name: path.basename(file, '.json'),
    kind: kindOf(file),
  }));
  const lists = Object.entries(says).map(([kind, text]) => {
    const names = files.filter((file) => file.kind === kind).map(({ name }) => `  '${name}',\n`);
    return `/** ${text} */\nexport const ${kind}Names = [\n${names.join('')}] as const;\n`;
  });
  const groups = Object.keys(readNounPictures().groups).map((group) => `  '${group}',\n`);
  lists.push(
    `/** Groups of the pictures of nouns. */\nexport const pictureGroups = [\n${groups.join('')}] as const;\n`,
  );
  return { 'src/designer/drawings/picture-names.generated.ts': lists.join('\n') };
}
