import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Text } from '../../render/primitives';

/** Narrows its list while the visitor types. */
export function Search({ component, phone }: Drawn<'search'>) {
  const { list, label } = component;
  const { paint } = phone;
  const key = `query:${list}`;
  const query = phone.value(key, '');
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
      {phone.live ? (
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={60}
          value={query}
          onChange={(event) => phone.set(key, event.currentTarget.value)}
          style={{
            flexGrow: 1,
            minWidth: 0,
            minHeight: 44,
            border: 'none',
            background: 'transparent',
            fontSize: 16,
            fontFamily: paint.family('text'),
            color: paint.on('surface'),
          }}
        />
      ) : (
        <Box style={{ flexGrow: 1 }}>
          <Text phone={phone} on="surface" tone="muted" size={16}>
            {label}
          </Text>
        </Box>
      )}
    </Row>
  );
}
