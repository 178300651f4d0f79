import { IconTap } from '../icon-tap';
import type { Phone } from '../phone';
import { Box, Tap, Text } from '../primitives';
import type { IconAction, TextAction } from '../../model/parts';
import type { Ground } from '../../model/theme';

export function ActionButton({
  phone,
  action,
  source,
  edge,
  on = phone.screen.top,
}: {
  phone: Phone;
  action: IconAction | TextAction;
  source: string;
  edge?: 'start' | 'end';
  on?: Ground;
}) {
  if ('icon' in action) {
    const inset =
      edge === 'start' ? { marginLeft: -11 } : edge === 'end' ? { marginRight: -10 } : {};
    return (
      <Box style={inset}>
        <IconTap
          phone={phone}
          on={on}
          icon={action.icon}
          label={action.label}
          action={action.action}
          source={source}
          badge={action.badge}
        />
      </Box>
    );
  }
  return (
    <Tap
      phone={phone}
      action={action.action}
      source={source}
      style={{ minHeight: 44, justifyContent: 'center' }}
    >
      <Text phone={phone} on={on} tone="accent" size={16} weight={600}>
        {action.label}
      </Text>
    </Tap>
  );
}
