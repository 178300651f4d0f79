import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Font } from 'satori';
import type { ExportedFile } from '../src/designer/export/exporter';
import type { AppDesign } from '../src/designer/model/app-design';
import { drawScreen } from '../src/designer/svg/draw-screen';
import type { FlatChild } from '../src/designer/svg/flatten';
import { pictureNames } from './file-names';
import { FONTS, fontFiles } from './font-files';

/** Most missing letters to list. */
const SHOWN = 12;

const readFonts = (): Font[] =>
  fontFiles.map(({ file, ...font }) => ({ ...font, data: readFileSync(path.join(FONTS, file)) }));

/** Appends to each family the one that has its accented letters. */
function withMoreLetters(node: FlatChild): FlatChild {
  if (typeof node === 'string') return node;
  const { style, children } = node.props;
  return {
    ...node,
    props: {
      ...node.props,
      ...(style?.fontFamily && {
        style: { ...style, fontFamily: `${style.fontFamily}, ${style.fontFamily} Ext` },
      }),
      ...(children && { children: children.map(withMoreLetters) }),
    },
  };
}

/** Returns no pictures when fonts lack letters, because boxes would replace them. */
export async function drawScreens(
  design: AppDesign,
): Promise<{ files: ExportedFile[]; missing: string }> {
  const fonts = readFonts();
  const names = pictureNames(design);
  const missing = new Set<string>();
  const files: ExportedFile[] = [];
  const onMissing = (letters: string) => {
    for (const letter of letters) missing.add(letter);
  };
  for (const [at, { id }] of design.screens.entries()) {
    const content = await drawScreen(design, id, { fonts, adapt: withMoreLetters, onMissing });
    files.push({ path: names[at] ?? `screens/${id}.svg`, content });
  }
  if (missing.size === 0) return { files, missing: '' };
  return { files: [], missing: [...missing].slice(0, SHOWN).join('') };
}
