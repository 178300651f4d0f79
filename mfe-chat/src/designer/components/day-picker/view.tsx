import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { FieldLabel } from '../../render/pieces/field-label';

export function DayPicker({ component, phone }: Drawn<'day-picker'>) {
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{component.label}</FieldLabel>
      <Row role="group" aria-label={component.label} style={{ justifyContent: 'space-between' }}>
        {component.days.map(({ letter, name, on: initially }, index) => {
          const key = `${component.id}/${index}`;
          const on = phone.value(key, initially);
          const ground = on ? 'accent' : 'surface';
          return (
            <Tap
              key={name}
              phone={phone}
              aria-pressed={on}
              onTap={() => phone.set(key, !on)}
              style={{
                width: 44,
                height: 52,
                alignItems: 'center',
                justifyContent: 'center',
                ...phone.paint.fill(ground, 'small'),
                boxShadow: 'none',
              }}
            >
              <Text phone={phone} on={ground} size={16} weight={650} said={name}>
                {letter}
              </Text>
            </Tap>
          );
        })}
      </Row>
    </Box>
  );
}
