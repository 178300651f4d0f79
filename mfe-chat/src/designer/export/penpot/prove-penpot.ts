import { strFromU8, unzipSync } from 'fflate';
import * as z from 'zod/mini';
import { ROOT_ID } from './ids';
import { fileSchemas } from './penpot-schema';
import { shapeSchema, type PenpotFileShape as Shape } from './shape-schema';

type Entries = ReadonlyMap<string, unknown>;

const folder = String.raw`files/([0-9a-f-]{36})`;
const kinds: readonly [path: RegExp, schema: z.ZodMiniType][] = [
  [/^manifest\.json$/, fileSchemas.manifest],
  [new RegExp(`^${folder}\\.json$`), fileSchemas.file],
  [new RegExp(`^${folder}/pages/([0-9a-f-]{36})\\.json$`), fileSchemas.page],
  [new RegExp(`^${folder}/pages/[0-9a-f-]{36}/([0-9a-f-]{36})\\.json$`), shapeSchema],
  [new RegExp(`^${folder}/colors/([0-9a-f-]{36})\\.json$`), fileSchemas.color],
  [new RegExp(`^${folder}/typographies/([0-9a-f-]{36})\\.json$`), fileSchemas.typography],
  [new RegExp(`^${folder}/tokens\\.json$`), fileSchemas.tokens],
];

/** Only in files with own pictures. */
const extra: typeof kinds = [
  [new RegExp(`^${folder}/media/([0-9a-f-]{36})\\.json$`), fileSchemas.media],
  [/^objects\/[0-9a-f-]{36}\.json$/, fileSchemas.object],
];

function misfits(path: string, value: unknown): string[] {
  const [, schema] = [...kinds, ...extra].find(([pattern]) => pattern.test(path)) ?? [];
  if (!schema) return [`${path}: nothing belongs there.`];
  const { error } = z.safeParse(schema, value);
  return (error?.issues ?? []).map(
    (issue) =>
      `${path} ${issue.path.map(String).join('.')}: ${issue.code} ${'keys' in issue ? issue.keys.join() : ''}`,
  );
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.002;

/** Checks that all representations of a shape's position agree. */
function placeFaults({ id, x, y, width, height, selrect: box, points }: Shape): string[] {
  const [right, bottom] = [x + width, y + height];
  const corners = [x, y, right, y, right, bottom, x, bottom];
  const kept = points.flatMap((point) => [point.x, point.y]);
  const isSame =
    near(box.x, x) &&
    near(box.y, y) &&
    near(box.x1, x) &&
    near(box.y1, y) &&
    near(box.x2, right) &&
    near(box.y2, bottom) &&
    near(box.width, width) &&
    near(box.height, height) &&
    corners.every((value, at) => near(value, kept[at] ?? Number.NaN));
  return isSame ? [] : [`${id} is at two places.`];
}

const childrenOf = (shape: Shape): readonly string[] => ('shapes' in shape ? shape.shapes : []);

/** Checks that the parents lead to the root. */
function isRooted(shape: Shape, shapes: ReadonlyMap<string, Shape>): boolean {
  const seen = new Set<string>();
  let at: Shape | undefined = shape;
  while (at && at.id !== ROOT_ID && !seen.has(at.id)) {
    seen.add(at.id);
    at = shapes.get(at.parentId);
  }
  return at?.id === ROOT_ID;
}

const boardAbove = (parent: Shape | undefined): string | undefined =>
  parent?.type === 'frame' ? parent.id : parent?.frameId;

function referenceFaults(shape: Shape, shapes: ReadonlyMap<string, Shape>): string[] {
  const { id, parentId, frameId, interactions = [] } = shape;
  const parent = shapes.get(parentId);
  const children = childrenOf(shape);
  const holds = parent ? childrenOf(parent).filter((child) => child === id).length : 0;
  return [
    ...(new Set(children).size === children.length ? [] : [`${id} holds a shape twice.`]),
    ...children.flatMap((child) =>
      shapes.get(child)?.parentId === id ? [] : [`${child} does not stand in ${id}.`],
    ),
    ...(id === ROOT_ID || holds === 1 ? [] : [`${id} stands nowhere.`]),
    ...(isRooted(shape, shapes) ? [] : [`${id} is on no page.`]),
    ...(frameId === (id === ROOT_ID ? ROOT_ID : boardAbove(parent))
      ? []
      : [`${id} is on no board.`]),
    ...interactions.flatMap((each) =>
      each.actionType !== 'navigate' || shapes.get(each.destination)?.parentId === ROOT_ID
        ? []
        : [`A link of ${id} leads to no board.`],
    ),
  ];
}

/** File names must equal ids. */
function nameFaults(entries: Entries): string[] {
  return [...entries].flatMap(([path, value]) => {
    const name = /([0-9a-f-]{36})\.json$/.exec(path)?.[1];
    const { id, pageId } = value as { id?: string; pageId?: string };
    const page = /\/pages\/([0-9a-f-]{36})\//.exec(path)?.[1];
    return (name === undefined || name === id) && page === pageId
      ? []
      : [`${path} holds another id.`];
  });
}

function manifestFaults(entries: Entries): string[] {
  const { files } = entries.get('manifest.json') as z.infer<typeof fileSchemas.manifest>;
  const [listed] = files;
  const file = entries.get(`files/${listed?.id}.json`) as typeof listed;
  const tokens = entries.get(`files/${listed?.id}/tokens.json`) as
    z.infer<typeof fileSchemas.tokens> | undefined;
  const { tokenSetOrder = [], activeSets = [] } = tokens?.$metadata ?? {};
  const strangers = [...entries.keys()].filter(
    (path) =>
      !/^(?:manifest\.json$|objects\/)/.test(path) && !path.startsWith(`files/${listed?.id}`),
  );
  return [
    ...(file?.name === listed?.name && String(file?.features) === String(listed?.features)
      ? []
      : ['The manifest names another file.']),
    ...strangers.map((path) => `${path} is of no file.`),
    ...(String(tokenSetOrder) === 'light,dark' &&
    activeSets.every((set) => tokenSetOrder.includes(set))
      ? []
      : ['Tokens name sets that are not there.']),
  ];
}

function mediaFaults(entries: Entries, files: ReadonlyMap<string, Uint8Array>): string[] {
  const described = [...entries].flatMap(([path, value]) =>
    path.includes('/media/') ? [value as z.infer<typeof fileSchemas.media>] : [],
  );
  const shown = [...JSON.stringify([...entries]).matchAll(/"fillImage":\{"id":"([^"]+)"/g)];
  const bytesOf = (mediaId: string) =>
    [...files].find(([path]) => path.startsWith(`objects/${mediaId}.`) && !path.endsWith('.json'));
  return [
    ...shown.flatMap(([, id = '']) =>
      described.some((each) => each.id === id) ? [] : [`The picture ${id} is not there.`],
    ),
    ...described.flatMap(({ id, mediaId }) => {
      const object = entries.get(`objects/${mediaId}.json`) as { size?: number } | undefined;
      const [, bytes] = bytesOf(mediaId) ?? [];
      return bytes && object?.size === bytes.length ? [] : [`The picture ${id} has no bytes.`];
    }),
  ];
}

/** Returns violations of the `.penpot` format, one line each. */
export function faultsInPenpot(bytes: Uint8Array): string[] {
  const files = new Map(Object.entries(unzipSync(bytes)));
  const entries: Entries = new Map(
    [...files].flatMap(([path, content]) =>
      path.endsWith('.json') ? [[path, JSON.parse(strFromU8(content)) as unknown] as const] : [],
    ),
  );
  const misfit = [...entries].flatMap(([path, value]) => misfits(path, value));
  const missing = kinds
    .filter(([pattern]) => ![...entries.keys()].some((path) => pattern.test(path)))
    .map(([pattern]) => `Nothing stands at ${pattern.source}.`);
  if (misfit.length + missing.length > 0) return [...misfit, ...missing];
  const list = [...entries]
    .filter(([path]) => /\/pages\/[^/]+\//.test(path))
    .map(([, value]) => value as Shape);
  const shapes = new Map(list.map((shape) => [shape.id, shape]));
  return [
    ...manifestFaults(entries),
    ...nameFaults(entries),
    ...mediaFaults(entries, files),
    ...(shapes.has(ROOT_ID) ? [] : ['The page has no root.']),
    ...list.flatMap((shape) => [...placeFaults(shape), ...referenceFaults(shape, shapes)]),
  ];
}
