import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';
import { tintGround } from '../../render/pieces/lead-mark';

export function Links({ component, phone }: Drawn<'links'>) {
  const { paint } = phone;
  const wide = component.links.length === 3;
  const alone = component.links.length === 1;
  return (
    <Row
      as="ul"
      aria-label={component.label}
      style={{ flexWrap: 'wrap', gap: 10, alignItems: 'stretch' }}
    >
      {component.links.map(({ label, icon, tint, to }) => {
        const ground = tintGround(tint);
        return (
          <Box as="li" key={label} style={{ width: wide ? 108 : alone ? 346 : 168 }}>
            <Tap
              phone={phone}
              action={{ do: 'go', to }}
              source={component.id}
              style={{
                flexDirection: wide ? 'column' : 'row',
                alignItems: wide ? 'flex-start' : 'center',
                justifyContent: wide ? 'space-between' : 'flex-start',
                gap: 11,
                minHeight: wide ? 92 : 62,
                padding: wide ? 14 : '8px 14px 8px 14px',
                ...paint.fill(ground, 'control'),
                boxShadow: 'none',
              }}
            >
              <Icon name={icon} size={22} color={paint.on(ground)} />
              <Box style={{ flexShrink: 1 }}>
                <Text phone={phone} on={ground} size={14.5} weight={620} leading={1.15}>
                  {label}
                </Text>
              </Box>
            </Tap>
          </Box>
        );
      })}
    </Row>
  );
}
