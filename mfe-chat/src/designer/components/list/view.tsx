import type { Drawn, Phone } from '../../render/phone';
import { Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';
import type { Row as RowData } from '../../model/parts';
import { PlainRows, isWanted } from '../../render/pieces/rows';
import { addedRows, openedRecord } from '../../render/shared-state';

/** Hides the row of the open record. */
const isOpen = (phone: Phone, { action }: RowData): boolean =>
  action?.do === 'go' &&
  action.pick !== undefined &&
  action.to === phone.screen.id &&
  action.pick === openedRecord(phone, phone.screen.id)[0].record;

export function List({ component, phone }: Drawn<'list'>) {
  const { id, rows, arrangement } = component;
  const note = sayIn(phone.design, 'Just now');
  const added: RowData[] = addedRows(phone, id)[0].added.map((title) => ({ title, note }));
  const shown = [...added, ...rows].filter(
    (row) => isWanted(phone, id, row) && !isOpen(phone, row),
  );
  if (shown.length === 0) {
    const search = phone.screen.components.find(
      (each) => each.type === 'search' && each.list === id,
    );
    return (
      <Text phone={phone} on={phone.screen.ground} tone="muted" size={15.5} as="p">
        {search?.type === 'search' ? search.none : '–'}
      </Text>
    );
  }
  return (
    <PlainRows
      phone={phone}
      rows={shown}
      arrangement={arrangement}
      source={id}
      plain={component.plain ?? false}
    />
  );
}
