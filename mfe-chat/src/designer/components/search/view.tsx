import type { Drawn } from '../../render/phone';
import { Icon, Input, Row } from '../../render/primitives';
import { listFilter } from '../../render/shared-state';

export function Search({ component, phone }: Drawn<'search'>) {
  const { list, label } = component;
  const { paint } = phone;
  const [filter, change] = listFilter(phone, list);
  return (
    <Row
      as="div"
      style={{
        ...paint.fill('surface', 'control'),
        minHeight: 52,
        paddingLeft: 16,
        paddingRight: 4,
        gap: 11,
      }}
    >
      <Icon name="search" size={20} color={paint.on('surface', 'muted')} />
      <Input
        phone={phone}
        on="surface"
        type="search"
        label={label}
        maxLength={60}
        size={16}
        value={filter.query}
        onType={(query) => change({ query })}
        style={{ flexGrow: 1, minHeight: 44, justifyContent: 'center' }}
      />
    </Row>
  );
}
