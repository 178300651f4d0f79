import type { Drawn } from '../../render/phone';
import { Box, Tap, Text } from '../../render/primitives';
import { Switch } from '../../render/pieces/switch';

export function Toggles({ component, phone }: Drawn<'toggles'>) {
  return (
    <Box
      as="ul"
      aria-label={component.label}
      style={{ ...phone.paint.fill('surface', 'card'), paddingLeft: 18, paddingRight: 18 }}
    >
      {component.options.map(({ title, note, on: initially }, index) => {
        const key = `${component.id}/${index}`;
        const on = phone.value(key, initially);
        return (
          <Box
            as="li"
            key={title}
            style={index === 0 ? {} : { borderTop: `1px solid ${phone.paint.line('surface')}` }}
          >
            <Tap
              phone={phone}
              role="switch"
              aria-checked={on}
              onTap={() => phone.set(key, !on)}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                justifyContent: 'space-between',
                minHeight: 66,
                gap: 12,
              }}
            >
              <Box style={{ flexShrink: 1 }}>
                <Text phone={phone} on="surface" size={15.5} weight={600}>
                  {title}
                </Text>
                {note && (
                  <Text phone={phone} on="surface" tone="muted" size={13.5}>
                    {note}
                  </Text>
                )}
              </Box>
              <Switch phone={phone} on={on} ground="surface" />
            </Tap>
          </Box>
        );
      })}
    </Box>
  );
}
