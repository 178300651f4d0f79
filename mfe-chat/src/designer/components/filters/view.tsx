import type { Drawn } from '../../render/phone';
import { Box, Row } from '../../render/primitives';
import { Chip } from '../../render/pieces/buttons';

/** One group at a time. */
export function Filters({ component, phone }: Drawn<'filters'>) {
  const { list, label, all, groups } = component;
  const key = `group:${list}`;
  const chosen = phone.value(key, '');
  return (
    <Box
      as="div"
      style={{
        overflow: 'hidden',
        ...(phone.live ? { overflowX: 'auto', scrollbarWidth: 'none' } : {}),
      }}
    >
      <Row
        role="radiogroup"
        aria-label={label}
        style={{ gap: 8, paddingLeft: 22, paddingRight: 22 }}
      >
        {['', ...groups].map((group) => (
          <Chip
            key={group}
            phone={phone}
            radio
            label={group || all}
            on={chosen === group}
            onTap={() => phone.set(key, group)}
          />
        ))}
      </Row>
    </Box>
  );
}
