import type { IconName } from '../drawings/icon-names.generated';
import type { Action } from '../model/parts';
import type { Ground } from '../model/theme';
import type { Phone } from './phone';
import { Box, Icon, Tap, Text } from './primitives';
import type { StateKey } from './component-state';

/** Mirrored in right-to-left languages. */
const pointing = new Set<IconName>(['chevron-left', 'chevron-right', 'arrow-right', 'undo-2']);

/** An icon button with a 44 px target and optical alignment. */
export function IconTap({
  phone,
  on,
  icon,
  label,
  action,
  source,
  badge,
  size = 24,
  color,
  onTap,
  disabled = false,
}: {
  phone: Phone;
  on: Ground;
  icon: IconName;
  label: string;
  action?: Action;
  source: StateKey;
  badge?: string | undefined;
  size?: number;
  color?: string;
  onTap?: () => void;
  disabled?: boolean;
}) {
  return (
    <Tap
      phone={phone}
      action={action}
      source={source}
      onTap={onTap}
      disabled={disabled}
      aria-label={badge ? `${label}, ${badge}` : label}
      style={{
        width: 44,
        height: 44,
        alignItems: 'center',
        justifyContent: 'center',
        position: 'relative',
      }}
    >
      <Icon
        name={icon}
        size={size}
        color={color ?? phone.paint.on(on)}
        {...(pointing.has(icon) ? { along: phone } : {})}
      />
      {badge && (
        <Box
          style={{
            position: 'absolute',
            top: 2,
            right: 2,
            width: 18,
            height: 18,
            borderRadius: 9,
            alignItems: 'center',
            justifyContent: 'center',
            ...phone.paint.fill('accent'),
            border: 'none',
            boxShadow: 'none',
          }}
        >
          <Text phone={phone} on="accent" size={11.5} weight={700} leading={1}>
            {badge}
          </Text>
        </Box>
      )}
    </Tap>
  );
}
