import { strFromU8, unzipSync } from 'fflate';
import type { ExportCheck, Files, Made } from '../exporter';
import { ROOT_ID } from './ids';

interface Found {
  id: string;
  type: string;
  parentId: string;
  frameId: string;
  shapes?: string[];
  interactions?: { destination?: string }[];
}

/** Cached: several checks parse the same files. */
const unfolded = new WeakMap<Files, Map<string, Found>>();

function shapesIn({ files }: Made): Map<string, Found> {
  const shapes = unfolded.get(files) ?? unfold(files);
  unfolded.set(files, shapes);
  return shapes;
}

function unfold([file]: Files): Map<string, Found> {
  if (!file || typeof file.content === 'string') return new Map();
  const entries = unzipSync(file.content, { filter: ({ name }) => /\/pages\/[^/]+\//.test(name) });
  const shapes = Object.values(entries).map((bytes) => JSON.parse(strFromU8(bytes)) as Found);
  return new Map(shapes.map((shape) => [shape.id, shape]));
}

/** Returns shapes with missing or wrong references. */
function lostIn(shapes: ReadonlyMap<string, Found>): string[] {
  return [...shapes.values()].flatMap(
    ({ id, parentId, frameId, shapes: children = [], interactions = [] }) => [
      ...children.flatMap((child) =>
        shapes.get(child)?.parentId === id ? [] : [`${child} does not stand in ${id}.`],
      ),
      ...(id === ROOT_ID || shapes.get(parentId)?.shapes?.includes(id)
        ? []
        : [`${id} stands nowhere.`]),
      ...(shapes.get(frameId)?.type === 'frame' ? [] : [`${id} is on no board.`]),
      ...interactions.flatMap(({ destination }) =>
        destination === undefined || shapes.get(destination)?.parentId === ROOT_ID
          ? []
          : [`A link of ${id} leads to no board.`],
      ),
    ],
  );
}

export const checks: readonly ExportCheck[] = [
  { name: 'penpot-whole', faultsIn: (made) => lostIn(shapesIn(made)) },
  {
    name: 'penpot-boards',
    faultsIn: (made) => {
      const boards = shapesIn(made).get(ROOT_ID)?.shapes?.length ?? 0;
      const { length } = made.design.screens;
      return boards === length ? [] : [`${length} screens gave ${boards} boards.`];
    },
  },
];
