import type { Drawn } from '../../render/phone';
import { Box, Row, Scroll, Tap, Text } from '../../render/primitives';
import { tintGround } from '../../render/pieces/lead-mark';

export function Stories({ component, phone }: Drawn<'stories'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  return (
    <Scroll phone={phone} axis="x">
      <Row
        as="ul"
        aria-label={component.label}
        style={{
          gap: 14,
          paddingLeft: 22,
          paddingRight: 22,
          width: component.people.length * 80 + 30,
        }}
      >
        {component.people.map(({ name, initials, tint }, index) => {
          const [{ seen }, change] = phone.state([component.id, index], { seen: index > 3 });
          const ground = tintGround(tint);
          return (
            <Box as="li" key={name} style={{ width: 66 }}>
              <Tap
                phone={phone}
                aria-pressed={seen}
                onTap={() => change({ seen: !seen })}
                style={{ alignItems: 'center', gap: 6 }}
              >
                <Box
                  style={{
                    padding: 3,
                    borderRadius: 33,
                    border: `2.5px solid ${seen ? paint.line(on, 0.2) : paint.on(on, 'accent', 'large')}`,
                  }}
                >
                  <Box
                    style={{
                      width: 54,
                      height: 54,
                      borderRadius: 27,
                      alignItems: 'center',
                      justifyContent: 'center',
                      backgroundColor: paint.ground(ground),
                    }}
                  >
                    <Text phone={phone} on={ground} size={18} weight={680}>
                      {initials}
                    </Text>
                  </Box>
                </Box>
                <Text
                  phone={phone}
                  on={on}
                  tone={seen ? 'muted' : 'text'}
                  size={12.5}
                  weight={550}
                  said={seen && component.seen}
                >
                  {name}
                </Text>
              </Tap>
            </Box>
          );
        })}
      </Row>
    </Scroll>
  );
}
