import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';

export function Streak({ component, phone }: Drawn<'streak'>) {
  const { id, label, days, tick } = component;
  const { paint } = phone;
  const kept = days.filter(({ on }, index) => phone.state([id, index], { on })[0].on).length;
  const value = component.value + kept - days.filter(({ on }) => on).length;
  return (
    <Box
      as="div"
      style={{
        ...paint.fill('hero', 'card'),
        border: 'none',
        padding: '16px 14px 14px 20px',
        gap: 12,
      }}
    >
      <Row style={{ gap: 12 }}>
        <Icon name="flame" size={44} color={paint.on('hero', 'accent', 'large')} />
        <Text
          phone={phone}
          on="hero"
          size={50}
          weight={760}
          face="display"
          leading={1}
          aria-live="polite"
        >
          {value}
        </Text>
        <Text phone={phone} on="hero" size={16} weight={600}>
          {label}
        </Text>
      </Row>
      <Row
        role="group"
        aria-label={tick}
        style={{ justifyContent: 'space-between', marginLeft: -6 }}
      >
        {days.map(({ letter, name, on }, index) => {
          const [{ on: isOn }, change] = phone.state([id, index], { on });
          return (
            <Tap
              key={name}
              phone={phone}
              aria-pressed={isOn}
              onTap={() => change({ on: !isOn })}
              style={{ width: 44, alignItems: 'center', gap: 5, paddingTop: 2, paddingBottom: 2 }}
            >
              <Text phone={phone} on="hero" size={13} weight={600} said={name}>
                {letter}
              </Text>
              <Box
                style={{
                  width: 32,
                  height: 32,
                  borderRadius: Math.min(16, paint.look.radius),
                  alignItems: 'center',
                  justifyContent: 'center',
                  backgroundColor: isOn ? paint.ground('accent') : paint.line('hero', 0.12),
                }}
              >
                {isOn && <Icon name="check" size={17} stroke={2.8} color={paint.on('accent')} />}
              </Box>
            </Tap>
          );
        })}
      </Row>
    </Box>
  );
}
