import type { AppDesign } from '../model/app-design';
import { type Component, componentSchema } from '../model/components';
import { formerOf } from '../drawings/own-picture';
import { withValue } from './at-path';
import { editRow } from './change-rows';
import { changeComponent } from './change-component';
import { type Fields, isFields } from './new-row';
import type { OperationOf } from './operation';
import { rowsOf } from './rows';
import { partOf } from './screens-of';

type Wanted = OperationOf<'picture.set'>['picture'];

/** Name of the drawing that is shown, or was shown before the visitor's own picture. */
function drawingOf({ picture, lead }: Fields): string {
  const shown = picture ?? (isFields(lead) ? lead['picture'] : undefined);
  if (typeof shown !== 'string') return '';
  const drawing = shown.startsWith('own/') ? formerOf(shown) : shown;
  return drawing === undefined ? '' : `/${drawing}`;
}

/** Possible keys for a picture; the one in use comes first. */
function waysToShow(shown: Fields, wanted: Wanted): Fields[] {
  const lead = shown['lead'];
  const hasLead = isFields(lead) && lead['as'] === 'picture';
  if (wanted === 'none')
    return [
      ...(Object.hasOwn(shown, 'picture') ? [{ picture: null }] : []),
      ...(hasLead ? [{ lead: null }] : []),
    ];
  const picture = typeof wanted === 'string' ? wanted : `own/${wanted.own}${drawingOf(shown)}`;
  const own = { picture };
  const before = { lead: { as: 'picture', picture } };
  return lead === undefined ? [own, before] : [before, own];
}

const withFields = (value: Fields, change: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...value, ...change }).filter(([, each]) => each !== null));

const isValid = (component: unknown) => componentSchema.safeParse(component).success;

export function setPicture(
  design: AppDesign,
  { component, row, picture, list: wanted }: OperationOf<'picture.set'>,
): AppDesign {
  const part = partOf(design, component) as (Component & Fields) | undefined;
  if (!part) return design;
  if (row === undefined) {
    const way = waysToShow(part, picture).find((each) => isValid(withFields(part, each)));
    return way
      ? changeComponent(design, component, () => withFields(part, way) as unknown as Component)
      : design;
  }
  const list = rowsOf(design, component, wanted);
  const before = list?.items[row];
  if (!list || !isFields(before)) return design;
  const way = waysToShow(before, picture).find((each) =>
    isValid(withValue(part, [...list.path, row], withFields(before, each))),
  );
  return way
    ? editRow(design, {
        op: 'row.edit',
        component,
        at: row,
        row: way,
        ...(wanted === undefined ? {} : { list: wanted }),
      })
    : design;
}
