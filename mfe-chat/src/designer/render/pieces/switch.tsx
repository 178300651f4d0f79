import type { Phone } from '../phone';
import { Box, Row } from '../primitives';

export function Switch({
  phone,
  on,
  ground,
}: {
  phone: Phone;
  on: boolean;
  ground: Parameters<Phone['paint']['line']>[0];
}) {
  const { paint } = phone;
  return (
    <Row
      style={{
        width: 54,
        height: 32,
        borderRadius: 16,
        padding: 3,
        justifyContent: on ? 'flex-end' : 'flex-start',
        backgroundColor: on ? paint.on(ground, 'accent', 'large') : paint.line(ground, 0.3),
      }}
    >
      <Box
        style={{
          width: 26,
          height: 26,
          borderRadius: 13,
          backgroundColor: paint.isDark && on ? paint.ground('background') : '#ffffff',
        }}
      />
    </Row>
  );
}
