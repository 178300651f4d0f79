import type { Drawn } from '../../render/phone';
import { Box, Row, Tap } from '../../render/primitives';
import { FieldLabel } from '../../render/pieces/field-label';
import { tintGround } from '../../render/pieces/lead-mark';

export function ColorPicker({ component, phone }: Drawn<'color-picker'>) {
  const selected = phone.value(component.id, component.selected);
  const { paint } = phone;
  const on = phone.screen.ground;
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{component.label}</FieldLabel>
      <Row
        role="radiogroup"
        aria-label={component.label}
        style={{ justifyContent: 'space-between', height: 68 }}
      >
        {component.names.map((name, tint) => {
          const chosen = tint === selected;
          return (
            <Tap
              key={name}
              phone={phone}
              role="radio"
              aria-checked={chosen}
              aria-label={name}
              onTap={() => phone.set(component.id, tint)}
              style={
                chosen
                  ? {
                      border: `3px solid ${paint.on(on, 'accent')}`,
                      borderRadius: paint.radius('control') + 6,
                      padding: 3,
                    }
                  : { padding: 6 }
              }
            >
              <Box
                style={{
                  width: 57,
                  height: 57,
                  ...paint.fill(tintGround(tint), 'control'),
                  boxShadow: 'none',
                }}
              />
            </Tap>
          );
        })}
      </Row>
    </Box>
  );
}
