import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { mix } from '../../themes/color';

export function HeatMap({ component, phone }: Drawn<'heat-map'>) {
  const { paint } = phone;
  const strength = [0.08, 0.22, 0.55, 1];
  const accent = paint.on('surface', 'accent', 'large');
  return (
    <Box as="div" style={{ ...paint.fill('surface', 'card'), padding: 18, gap: 13 }}>
      <Text phone={phone} on="surface" as="h3" size={17} weight={680} face="display">
        {component.title}
      </Text>
      <Box role="img" aria-label={component.label} style={{ gap: 6 }}>
        {component.weeks.map((week, line) => (
          <Row key={line} style={{ justifyContent: 'space-between' }}>
            {week.map((value, column) => (
              <Box
                key={column}
                style={{
                  width: 38,
                  height: 22,
                  borderRadius: Math.min(8, paint.radius('small')),
                  backgroundColor: mix(paint.ground('surface'), accent, strength[value] ?? 0),
                }}
              />
            ))}
          </Row>
        ))}
      </Box>
    </Box>
  );
}
