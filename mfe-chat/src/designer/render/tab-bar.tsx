import type { Phone } from './phone';
import { Box, Icon, Row, Tap, Text } from './primitives';

export function TabBar({ phone }: { phone: Phone }) {
  const { design, screen, paint } = phone;
  const here = design.tabs.some((tab) => tab.to === screen.id) ? screen.id : design.start;
  const glass = paint.look.surface === 'glass';
  const look = design.tabLook ?? 'bar';
  if (look === 'pill') return <PillBar phone={phone} here={here} />;
  return (
    <Row
      as="nav"
      data-layer="Tab bar"
      aria-label={design.name}
      style={{
        height: 86,
        paddingTop: look === 'line' ? 0 : 12,
        alignItems: 'flex-start',
        justifyContent: 'space-around',
        backgroundColor: paint.ground('bar'),
        ...(glass || look === 'line' ? { borderTop: `1px solid ${paint.line('bar', 0.1)}` } : {}),
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
              width: 76,
              minHeight: 44,
              alignItems: 'center',
              gap: 4,
            }}
          >
            {look === 'line' && (
              <Box
                style={{
                  width: 34,
                  height: 4,
                  marginBottom: 7,
                  borderRadius: '0px 0px 4px 4px',
                  backgroundColor: current ? color : 'transparent',
                }}
              />
            )}
            <Icon name={icon} size={24} stroke={current ? 2.2 : 1.9} color={color} />
            <Box>
              <Text
                phone={phone}
                on="bar"
                size={label.length > 13 ? 9.8 : label.length > 11 ? 10.5 : 11.5}
                weight={620}
                leading={1.2}
                style={{ color }}
              >
                {label}
              </Text>
            </Box>
          </Tap>
        );
      })}
    </Row>
  );
}

function PillBar({ phone, here }: { phone: Phone; here: string }) {
  const { design, paint } = phone;
  return (
    <Box
      style={{
        height: 92,
        paddingLeft: 22,
        paddingRight: 22,
        ...paint.fill('background'),
        border: 'none',
        boxShadow: 'none',
      }}
    >
      <Row
        as="nav"
        data-layer="Tab bar"
        aria-label={design.name}
        style={{
          height: 62,
          paddingLeft: 8,
          paddingRight: 8,
          justifyContent: 'space-between',
          borderRadius: Math.min(31, Math.max(14, paint.look.radius * 1.3)),
          backgroundColor: paint.ground('ink'),
        }}
      >
        {design.tabs.map(({ label, icon, to }) => {
          const current = to === here;
          const ground = current ? 'accent' : 'ink';
          return (
            <Tap
              key={to}
              phone={phone}
              action={{ do: 'go', to }}
              {...(current ? { 'aria-current': 'page' } : { 'aria-label': label })}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 8,
                height: 46,
                minWidth: 46,
                paddingLeft: current ? 12 : 0,
                paddingRight: current ? 12 : 0,
                borderRadius: Math.min(23, Math.max(10, paint.look.radius)),
                backgroundColor: paint.ground(ground),
              }}
            >
              <Icon name={icon} size={22} color={paint.on(ground)} />
              {current && (
                <Text phone={phone} on={ground} size={label.length > 11 ? 12 : 14.5} weight={640}>
                  {label}
                </Text>
              )}
            </Tap>
          );
        })}
      </Row>
    </Box>
  );
}
