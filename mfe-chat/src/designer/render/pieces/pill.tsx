import type { Phone } from '../phone';
import { Tap, Text } from '../primitives';
import type { TextAction } from '../../model/parts';
import type { Ground } from '../../model/theme';

export function Pill({
  phone,
  button,
  source,
  ground,
  on,
  outline,
}: {
  phone: Phone;
  button: TextAction;
  source: string;
  ground: Ground;
  on: Ground;
  outline?: boolean;
}) {
  const { action } = button;
  const isOn = action.do === 'toggle' && phone.value(source, false);
  const shape = outline
    ? { border: `1.5px solid ${phone.paint.line(on, 0.5)}` }
    : { ...phone.paint.fill(ground), border: 'none' };
  return (
    <Tap
      phone={phone}
      action={action}
      source={source}
      style={{
        height: 44,
        paddingLeft: 18,
        paddingRight: 18,
        justifyContent: 'center',
        borderRadius: Math.min(22, phone.paint.look.radius * 1.3),
        ...shape,
      }}
    >
      <Text phone={phone} on={outline ? on : ground} size={15} weight={650}>
        {isOn && action.do === 'toggle' ? action.says : button.label}
      </Text>
    </Tap>
  );
}
