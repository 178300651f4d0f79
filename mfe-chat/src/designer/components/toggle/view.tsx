import type { Drawn } from '../../render/phone';
import { Box, Tap, Text } from '../../render/primitives';
import { FieldLabel } from '../../render/pieces/field-label';
import { Switch } from '../../render/pieces/switch';

export function Toggle({ component, phone }: Drawn<'toggle'>) {
  const { id, title, label, ground } = component;
  const on = phone.value(id, component.on);
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{title}</FieldLabel>
      <Tap
        phone={phone}
        role="switch"
        aria-checked={on}
        onTap={() => phone.set(id, !on)}
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 74,
          padding: '0 18px 0 18px',
          ...phone.paint.fill(ground, 'card'),
        }}
      >
        <Text phone={phone} on={ground} size={15.5} weight={600}>
          {label}
        </Text>
        <Switch phone={phone} on={on} ground={ground} />
      </Tap>
    </Box>
  );
}
