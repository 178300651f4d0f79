import { addedTo, type Drawn, type Phone } from '../../render/phone';
import { Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';
import type { Row as RowData } from '../../model/parts';
import { PlainRows, isWanted } from '../../render/pieces/rows';

/** Below a record that is open, the others are listed. */
const isOpen = ({ screen, value }: Phone, { action }: RowData): boolean =>
  action?.do === 'go' &&
  action.pick !== undefined &&
  action.to === screen.id &&
  action.pick === value(`${screen.id}/at`, 0);

export function List({ component, phone }: Drawn<'list'>) {
  const { id, rows, arrangement } = component;
  const note = sayIn(phone.design, 'Just now');
  const added: RowData[] = addedTo(phone, id).map((title) => ({ title, note }));
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
