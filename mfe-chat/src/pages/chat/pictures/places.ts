import { rowsOf } from '../../../designer/edit/rows';
import type { AppDesign } from '../../../designer/model/app-design';
import type { Component } from '../../../designer/model/components';
import { vocabularyOf } from '../../../designer/model/vocabulary';
import { pictureWords as words } from './pictures.content';

export interface Place {
  component: string;
  row?: number;
  name: string;
  shown?: string | undefined;
}

/** Components with a picture slot, filled or not. */
const roomy = new Set<Component['type']>(['cover', 'header', 'top-bar']);
const marked = new Set<Component['type']>(['header', 'top-bar']);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const shownIn = ({ picture, lead }: Fields): string | undefined => {
  const shown = picture ?? (isFields(lead) ? lead['picture'] : undefined);
  return typeof shown === 'string' ? shown : undefined;
};

const titled = (type: Component['type']): string => {
  const name = vocabularyOf(type).replaceAll('-', ' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

function placesOf(design: AppDesign, component: Component): Place[] {
  const fields = component as unknown as Fields;
  const { id, type } = component;
  const own = marked.has(type) ? `${words.mark}, ${titled(type).toLowerCase()}` : titled(type);
  const first =
    'picture' in fields || roomy.has(type)
      ? [{ component: id, name: own, shown: shownIn(fields) }]
      : [];
  const rows = rowsOf(design, id)?.items ?? [];
  const inRows = rows.flatMap((item, row) => {
    if (!isFields(item) || !('picture' in item || 'lead' in item)) return [];
    const title = item['title'] ?? item['label'] ?? item['name'];
    const name = words.row(titled(type), row + 1, typeof title === 'string' ? title : '');
    return [{ component: id, row, name, shown: shownIn(item) }];
  });
  return [...first, ...inRows];
}

export const placesOn = (design: AppDesign, screenId: string): Place[] =>
  (design.screens.find(({ id }) => id === screenId)?.components ?? []).flatMap((component) =>
    placesOf(design, component),
  );

export const placeIn = (design: AppDesign, id: string): Place | undefined =>
  design.screens
    .flatMap(({ components }) => components)
    .filter((component) => component.id === id)
    .flatMap((component) => placesOf(design, component))[0];

/** The logo's slot: the first header, preferably of the first screen. */
export function markPlace(design: AppDesign): Place | undefined {
  const screens = design.screens.toSorted(
    (one, other) => Number(other.id === design.start) - Number(one.id === design.start),
  );
  const [header] = screens
    .flatMap(({ components }) => components)
    .filter(({ type }) => marked.has(type));
  return header && placesOf(design, header)[0];
}
