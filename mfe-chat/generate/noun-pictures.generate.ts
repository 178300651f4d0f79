import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readNounPictures } from '../src/content/noun-pictures';
import { pictureOf } from './emoji/picture-of';

interface IconSet {
  icons: Readonly<Record<string, { body: string }>>;
}

const iconSet = createRequire(import.meta.url).resolve(
  '@iconify-json/fluent-emoji-flat/icons.json',
);

/** Pictures of the reviewed list, one file for each group. */
export function generate(): Record<string, string> {
  const { icons } = JSON.parse(readFileSync(iconSet, 'utf8')) as IconSet;
  const { groups } = readNounPictures();
  const files = Object.entries(groups).map(([group, { keepsHue = false, pictures }]) => {
    const lines = Object.keys(pictures).map((name) => {
      const icon = icons[name];
      if (!icon)
        throw new Error(
          `content/noun-pictures.json: groups.${group}.${name}: no emoji is called so.`,
        );
      return `  "${name}": ${JSON.stringify(pictureOf(icon.body, keepsHue))}`;
    });
    return [`src/designer/drawings/nouns/${group}.generated.json`, `{\n${lines.join(',\n')}\n}\n`];
  });
  return Object.fromEntries(files) as Record<string, string>;
}
