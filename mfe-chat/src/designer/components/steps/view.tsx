import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

/** A tap moves to the next step. */
export function Steps({ component, phone }: Drawn<'steps'>) {
  const { id, label, steps, next } = component;
  const { paint } = phone;
  const [{ at }, change] = phone.state(id, { at: component.at });
  return (
    <Box as="div" style={{ ...paint.fill('surface', 'card'), padding: 20, gap: 4 }}>
      <Text phone={phone} on="surface" as="h3" size={19} weight={690} face="display">
        {label}
      </Text>
      <Box as="ol" style={{ paddingTop: 10 }}>
        {steps.map(({ title, note }, index) => {
          const done = index <= at;
          return (
            <Row
              as="li"
              key={title}
              style={{ gap: 14, alignItems: 'flex-start', minHeight: 54 }}
              {...(index === at ? { 'aria-current': 'step' as const } : {})}
            >
              <Box style={{ alignItems: 'center', width: 26 }}>
                <Box
                  style={{
                    width: 26,
                    height: 26,
                    borderRadius: 13,
                    alignItems: 'center',
                    justifyContent: 'center',
                    backgroundColor: done ? paint.ground('accent') : paint.line('surface', 0.12),
                  }}
                >
                  {done && <Icon name="check" size={15} stroke={3} color={paint.on('accent')} />}
                </Box>
                {index < steps.length - 1 && (
                  <Box
                    style={{
                      width: 3,
                      height: 28,
                      backgroundColor:
                        index < at ? paint.ground('accent') : paint.line('surface', 0.12),
                    }}
                  />
                )}
              </Box>
              <Box style={{ gap: 1 }}>
                <Text
                  phone={phone}
                  on="surface"
                  tone={done ? 'text' : 'muted'}
                  size={15.5}
                  weight={index === at ? 700 : 560}
                >
                  {title}
                </Text>
                <Text phone={phone} on="surface" tone="muted" size={13.5}>
                  {note}
                </Text>
              </Box>
            </Row>
          );
        })}
      </Box>
      <Push
        phone={phone}
        label={next}
        ground="background"
        onTap={() => change({ at: (at + 1) % steps.length })}
      />
    </Box>
  );
}
