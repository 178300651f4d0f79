import { strFromU8, unzipSync } from 'fflate';
import * as penpot from '@penpot/library';

export interface Shape {
  id: string;
  type: string;
  parentId: string;
  name: string;
  shapes?: string[];
  interactions?: { destination?: string }[];
  content?: unknown;
  [key: string]: unknown;
}

type Entries = Record<string, Record<string, unknown>>;
export const ROOT_ID = '00000000-0000-0000-0000-000000000000';

export const entriesIn = (bytes: Uint8Array): Entries =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes))
      .filter(([name]) => !name.startsWith('objects/'))
      .map(([name, content]) => [name, JSON.parse(strFromU8(content)) as Record<string, unknown>]),
  );

export const shapesIn = (entries: Entries): Map<string, Shape> =>
  new Map(
    Object.entries(entries)
      .filter(([name]) => /\/pages\/[^/]+\//.test(name))
      .map(([, value]) => [value.id as string, value as Shape]),
  );

/** Penpot's library accepts paths in SVG syntax. */
const pathOf = (content: unknown) =>
  (content as { command: string; params: Record<string, number> }[])
    .map(({ command, params }) => {
      const { x = 0, y = 0, c1x = 0, c1y = 0, c2x = 0, c2y = 0 } = params;
      if (command === 'close-path') return 'Z';
      if (command === 'curve-to') return `C${c1x},${c1y},${c2x},${c2y},${x},${y}`;
      return `${command === 'move-to' ? 'M' : 'L'}${x},${y}`;
    })
    .join('');

/** The library derives these and rejects or drops them as input. */
const derived = new Set([
  'shapes',
  'parentId',
  'frameId',
  'pageId',
  'type',
  'selrect',
  'points',
  'transform',
  'transformInverse',
  'flipX',
  'flipY',
  'rotation',
]);

export async function rebuild(entries: Entries): Promise<Entries> {
  const context = penpot.createBuildContext();
  const find = (pattern: RegExp) =>
    Object.entries(entries)
      .filter(([name]) => pattern.test(name))
      .map(([, value]) => value);
  const [file] = find(/^files\/[^/]+\.json$/);
  const [page] = find(/^files\/[^/]+\/pages\/[^/]+\.json$/);
  context.addFile({ id: file?.id, name: file?.name });
  context.addPage({ id: page?.id, name: page?.name });
  for (const { id, name, width, height, mtype } of find(/\/media\//))
    context.addFileMedia(
      { id, name, width, height },
      new Blob([new Uint8Array(8)], { type: String(mtype) }),
    );
  const shapes = shapesIn(entries);
  const add = (id: string) => {
    const shape = shapes.get(id);
    if (!shape) throw new Error(`No shape ${id}`);
    const given = Object.fromEntries(Object.entries(shape).filter(([key]) => !derived.has(key)));
    const children = shape.shapes ?? [];
    if (shape.type === 'frame') context.addBoard(given);
    else if (shape.type === 'group') context.addGroup(given);
    else if (shape.type === 'rect') context.addRect(given);
    else if (shape.type === 'text') context.addText(given);
    else context.addPath({ ...given, content: pathOf(shape.content) });
    for (const child of children) add(child);
    if (shape.type === 'frame') context.closeBoard();
    if (shape.type === 'group') context.closeGroup();
  };
  for (const id of shapes.get(ROOT_ID)?.shapes ?? []) add(id);
  for (const color of find(/\/colors\//)) context.addLibraryColor(color);
  for (const letters of find(/\/typographies\//)) context.addLibraryTypography(letters);
  const [tokens] = find(/\/tokens\.json$/);
  context.addTokensLib(tokens);
  context.closePage();
  context.closeFile();
  return entriesIn(new Uint8Array(await penpot.exportAsBytes(context)));
}
