import type { Drawn } from '../../render/phone';
import { Box, Icon, Tap, Text } from '../../render/primitives';

export function FloatingButton({ component, phone }: Drawn<'floating-button'>) {
  const { paint } = phone;
  const ground = paint.look.palette.button ? 'button' : 'ink';
  return (
    <Tap
      phone={phone}
      action={component.action}
      source={component.id}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 18,
        height: 56,
        paddingLeft: 24,
        paddingRight: 7,
        ...paint.fill(ground),
        borderRadius: Math.min(28, paint.look.radius * 1.4),
      }}
    >
      <Text phone={phone} on={ground} size={16} weight={600}>
        {component.label}
      </Text>
      <Box
        style={{
          width: 42,
          height: 42,
          borderRadius: Math.min(21, paint.look.radius),
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: paint.ground('tint1'),
        }}
      >
        <Icon name={component.icon} size={20} color={paint.on('tint1')} />
      </Box>
    </Tap>
  );
}
