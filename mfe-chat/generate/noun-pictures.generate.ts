import { icons as emoji } from '@iconify-json/fluent-emoji-flat';
import { readNounPictures } from '../src/content/noun-pictures';
import { pictureOf } from './emoji/picture-of';

export function generate(): Record<string, string> {
  const { groups } = readNounPictures();
  const files = Object.entries(groups).map(([group, { keepsHue = false, pictures }]) => {
    const lines = Object.keys(pictures).map((name) => {
      const icon = emoji.icons[name];
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
