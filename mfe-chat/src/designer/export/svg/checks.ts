import type { ExportCheck, ExportedFile } from '../exporter';
import { meets, shared } from '../measure/areas';
import type { AnyLayer, Area } from '../measure/layers';

const screensIn = (files: readonly ExportedFile[]): string[] =>
  files.flatMap(({ path, content }) =>
    path.startsWith('screens/') && typeof content === 'string' ? [content] : [],
  );

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

function seenLines(layer: AnyLayer, seen: Area): number {
  if (layer.is === 'text')
    return layer.lines.filter((line) => line.text !== '' && meets(line, seen)).length;
  if (layer.is === 'drawing' || (layer.clips && !meets(layer.area, seen))) return 0;
  const inside = layer.clips ? shared(layer.area, seen) : seen;
  return layer.children.reduce((sum, child) => sum + seenLines(child, inside), 0);
}

/** Own pictures are embedded in the file. */
const ownImage = /<image [^>]*\bhref="data:image\/(?:png|jpeg);base64,[\w+/=]*"\/>/g;
/** Names the fonts of the zip. */
const fontStyle =
  /<style>(?:@font-face\{font-family:'[\w ]+';font-weight:[\d ]+;src:url\((?:\.\.\/)?fonts\/[a-z-]+\.ttf\)\})+<\/style>/;

export const checks: readonly ExportCheck[] = [
  {
    name: 'svg-texts',
    faultsIn: ({ files, assets, design }) => {
      const texts = screensIn(files).map((text) => countOf(text, /<text /g));
      const { length } = design.screens;
      if (texts.length !== length) return [`${length} screens gave ${texts.length} pictures.`];
      return assets.screens.flatMap(({ root, name }, at) => {
        const seen = seenLines(root, { ...root.area });
        return texts[at] === seen ? [] : [`${name} shows ${seen} lines and has ${texts[at] ?? 0}.`];
      });
    },
  },
  {
    name: 'svg-layers',
    faultsIn: ({ files }) =>
      screensIn(files).flatMap((text) => {
        const ids = Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
        const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
        return twice.map((id) => `The layer ${id} is there twice.`);
      }),
  },
  {
    name: 'svg-plain',
    faultsIn: ({ files }) =>
      screensIn(files).flatMap(
        (text) =>
          // Text in quotes can look like markup.
          /<(?:script|style|foreignObject|image|use|a)\b|<[^>]* (?:on\w+|href|style)=/.exec(
            text
              .replaceAll(ownImage, '')
              .replace(fontStyle, '')
              .replaceAll(/"[^"]*"/g, '""'),
          ) ?? [],
      ),
  },
];
