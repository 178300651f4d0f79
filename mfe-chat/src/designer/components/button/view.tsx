import type { Drawn } from '../../render/phone';
import { Icon, Tap, Text } from '../../render/primitives';
import { pressedState } from '../../render/shared-state';

export function Button({ component, phone }: Drawn<'button'>) {
  const { id, label, action, quiet, icon } = component;
  const ground = quiet ? 'surface' : 'button';
  const on = action.do === 'toggle' && pressedState(phone, id)[0].isOn;
  return (
    <Tap
      phone={phone}
      action={action}
      source={id}
      style={{
        flexDirection: 'row',
        gap: 10,
        minHeight: 60,
        alignItems: 'center',
        justifyContent: 'center',
        ...phone.paint.fill(ground, 'control'),
      }}
    >
      {(icon || on) && (
        <Icon name={on ? 'check' : (icon ?? 'check')} size={20} color={phone.paint.on(ground)} />
      )}
      <Text phone={phone} on={ground} size={16.5} weight={660}>
        {on && action.do === 'toggle' ? action.says : label}
      </Text>
    </Tap>
  );
}
