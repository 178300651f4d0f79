import type { Drawn } from '../../render/phone';
import { Box, Icon, Tap, Text } from '../../render/primitives';
import { FieldLabel } from '../../render/pieces/field-label';
import { Switch } from '../../render/pieces/switch';

export function Reminders({ component, phone }: Drawn<'reminders'>) {
  const { id, label, rows } = component;
  const { paint } = phone;
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{label}</FieldLabel>
      <Box as="ul" style={{ ...paint.fill('surface', 'card'), paddingLeft: 18, paddingRight: 18 }}>
        {rows.map(({ title, note, on: initially }, index) => {
          const [{ on }, change] = phone.state([id, index], { on: initially });
          return (
            <Box
              as="li"
              key={title}
              style={index === 0 ? {} : { borderTop: `1px solid ${paint.line('surface')}` }}
            >
              <Tap
                phone={phone}
                role="switch"
                aria-checked={on}
                onTap={() => change({ on: !on })}
                style={{ flexDirection: 'row', alignItems: 'center', minHeight: 66, gap: 14 }}
              >
                <Icon name="bell" size={21} color={paint.on('surface', on ? 'accent' : 'muted')} />
                <Box style={{ flexGrow: 1, flexShrink: 1 }}>
                  <Text phone={phone} on="surface" size={15.5} weight={620}>
                    {title}
                  </Text>
                  <Text phone={phone} on="surface" tone="muted" size={13.5}>
                    {note}
                  </Text>
                </Box>
                <Switch phone={phone} on={on} ground="surface" />
              </Tap>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
