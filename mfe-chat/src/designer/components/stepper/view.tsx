import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Row, Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';

export function Stepper({ component, phone }: Drawn<'stepper'>) {
  const { id, label, min, max, unit } = component;
  const value = phone.value(id, component.value);
  const move = (by: number) => () => phone.set(id, Math.min(max, Math.max(min, value + by)));
  return (
    <Row
      as="div"
      role="group"
      aria-label={label}
      style={{
        ...phone.paint.fill('surface', 'card'),
        padding: '12px 10px 12px 18px',
        justifyContent: 'space-between',
      }}
    >
      <Text phone={phone} on="surface" size={15.5} weight={600}>
        {label}
      </Text>
      <Row style={{ gap: 4 }}>
        <IconTap
          phone={phone}
          on="surface"
          icon="minus"
          label={`${sayIn(phone.design, 'Less')}: ${label}`}
          source={id}
          onTap={move(-1)}
          size={20}
        />
        <Text phone={phone} on="surface" size={18} weight={700} face="display" aria-live="polite">
          {`${value} ${unit}`}
        </Text>
        <IconTap
          phone={phone}
          on="surface"
          icon="plus"
          label={`${sayIn(phone.design, 'More')}: ${label}`}
          source={id}
          onTap={move(1)}
          size={20}
        />
      </Row>
    </Row>
  );
}
