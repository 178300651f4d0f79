import type { Phone } from './phone';
import { Box, Icon, Row, Tap, Text } from './primitives';

export function TabBar({ phone }: { phone: Phone }) {
  const { design, screen, paint } = phone;
  const here = design.tabs.some((tab) => tab.to === screen.id) ? screen.id : design.start;
  const glass = paint.look.surface === 'glass';
  return (
    <Row
      as="nav"
      aria-label={design.name}
      style={{
        height: 86,
        paddingTop: 12,
        alignItems: 'flex-start',
        justifyContent: 'space-around',
        backgroundColor: paint.ground('bar'),
        ...(glass ? { borderTop: `1px solid ${paint.line('bar', 0.1)}` } : {}),
      }}
    >
      {design.tabs.map(({ label, icon, to }) => {
        const current = to === here;
        const color = paint.on('bar', current ? 'accent' : 'muted');
        return (
          <Tap
            key={to}
            phone={phone}
            action={{ do: 'go', to }}
            {...(current ? { 'aria-current': 'page' } : {})}
            style={{
              width: design.tabs.length > 4 ? 70 : 76,
              minHeight: 44,
              alignItems: 'center',
              gap: 4,
            }}
          >
            <Icon name={icon} size={24} stroke={current ? 2.2 : 1.9} color={color} />
            <Box>
              <Text phone={phone} on="bar" size={11.5} weight={620} leading={1.2} style={{ color }}>
                {label}
              </Text>
            </Box>
          </Tap>
        );
      })}
    </Row>
  );
}
