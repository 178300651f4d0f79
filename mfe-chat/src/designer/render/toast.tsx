import type { Phone } from './phone';
import { Box, Text } from './primitives';

export function Toast({ phone, said }: { phone: Phone; said: string }) {
  return (
    <Box
      as="div"
      role="status"
      style={{
        position: 'absolute',
        left: 22,
        right: 22,
        bottom: 100,
        alignItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {said && (
        <Box style={{ padding: '12px 18px 12px 18px', ...phone.paint.fill('accent', 'control') }}>
          <Text phone={phone} on="accent" size={15} weight={600}>
            {said}
          </Text>
        </Box>
      )}
    </Box>
  );
}
