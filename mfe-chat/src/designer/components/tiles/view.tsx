import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { tintGround } from '../../render/pieces/lead-mark';

export function Tiles({ component, phone }: Drawn<'tiles'>) {
  const stacked = phone.design.layout === 'list';
  return (
    <Row as="ul" style={{ gap: 12, flexWrap: 'wrap', alignItems: 'stretch' }}>
      {component.tiles.map(({ value, label, tint }) => {
        const ground = tintGround(tint);
        const shape = stacked
          ? ({
              flexDirection: 'row',
              alignItems: 'center',
              gap: 14,
              width: 346,
              minHeight: 68,
            } as const)
          : { width: 167, minHeight: 128 };
        return (
          <Box
            key={label}
            as="li"
            style={{
              ...phone.paint.fill(ground, 'card'),
              padding: '16px 18px 16px 18px',
              ...shape,
            }}
          >
            <Text phone={phone} on={ground} size={34} weight={720} face="display">
              {value}
            </Text>
            <Text
              phone={phone}
              on={ground}
              size={15}
              weight={550}
              leading={1.2}
              style={{ flexShrink: 1 }}
            >
              {label}
            </Text>
          </Box>
        );
      })}
    </Row>
  );
}
