import { Pressable } from 'react-native';
import type { TapProps } from '../../../render/primitives/host';
import { leadOf } from '../../../render/primitives/web/lead-of';
import { pressedState } from '../../../render/shared-state';
import { nativeStyle } from './native-style';
import { spoken } from './spoken';
import { useUnit } from './unit';

export function Tap({
  phone,
  style,
  onTap,
  action,
  leadsTo,
  source = '',
  disabled = false,
  role = 'button',
  children,
  ...rest
}: TapProps) {
  const drawn = nativeStyle(style, useUnit());
  const isOn = action?.do === 'toggle' && pressedState(phone, source)[0].isOn;
  const to = leadOf(action, leadsTo)['data-go'];
  const tap = () => {
    if (action) phone.act(action, source);
    onTap?.();
  };
  return (
    <Pressable
      onPress={tap}
      disabled={disabled}
      style={({ pressed }) => [drawn, pressed && { opacity: 0.7 }]}
      {...(to ? { testID: `to-${to}` } : {})}
      {...spoken({ ...rest, role, ...(isOn ? { 'aria-pressed': true } : {}) })}
    >
      {children}
    </Pressable>
  );
}
