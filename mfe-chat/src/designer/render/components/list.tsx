import { Text } from '../primitives';
import { addedTo, type Drawn } from '../phone';
import type { Row as RowData } from '../../model/parts';
import { PlainRows, isWanted } from './rows';

export function List({ component, phone }: Drawn<'list'>) {
  const { id, rows, arrangement } = component;
  const added: RowData[] = addedTo(phone, id).map((title) => ({ title, note: 'Just now' }));
  const shown = [...added, ...rows].filter((row) => isWanted(phone, id, row));
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
