import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import type { Ground } from '../../model/theme';
import { tintGround } from '../../render/pieces/lead-mark';

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** Hours are 113 px high; events are placed by time. */
export function Schedule({ component, phone }: Drawn<'schedule'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  const scale = 112 / 60;
  const first = minutes(component.hours[0] ?? '0:00');
  const height = component.hours.length * 112 - 16;
  const stacked = phone.design.layout === 'list' || phone.design.layout === 'grid';
  const [{ open }, change] = phone.state(component.id, { open: -1 });
  const people = (tints: readonly number[], ground: Ground) => (
    <Row aria-hidden>
      {tints.map((tint, index) => (
        <Box
          key={tint}
          style={{
            width: 25,
            height: 25,
            borderRadius: 13,
            marginLeft: index === 0 ? 0 : -7,
            backgroundColor: paint.reads(
              paint.ground(tintGround(tint)),
              [paint.ground(ground)],
              1.3,
            ),
            border: `1.5px solid ${paint.ground(ground)}`,
          }}
        />
      ))}
    </Row>
  );
  const events = component.events.map((event, index) => {
    const tall = (minutes(event.to) - minutes(event.from)) * scale;
    const place = stacked
      ? {
          width: phone.design.layout === 'grid' ? 168 : 346,
          minHeight: phone.design.layout === 'grid' ? 116 : 76,
        }
      : ({
          position: 'absolute',
          left: 56,
          right: 0,
          top: (minutes(event.from) - first) * scale + 6,
          height: tall - 8,
        } as const);
    const said = `${event.from} to ${event.to}`;
    const isTimed = open === index || stacked;
    return (
      <Tap
        key={event.title}
        phone={phone}
        action={event.action}
        source={[component.id, index]}
        aria-pressed={open === index}
        onTap={() => change({ open: open === index ? -1 : index })}
        style={{
          ...place,
          padding: tall < 70 && !stacked ? '8px 16px 8px 16px' : '13px 16px 13px 16px',
          justifyContent: 'space-between',
          ...paint.fill(event.ground, 'control'),
        }}
      >
        <Box>
          <Text phone={phone} on={event.ground} size={15.5} weight={620} leading={1.3}>
            {event.title}
          </Text>
          <Text
            phone={phone}
            on={event.ground}
            size={14}
            weight={450}
            leading={1.3}
            style={{ marginTop: 2 }}
            said={!isTimed && said}
          >
            {isTimed ? `${said} · ${event.note}` : event.note}
          </Text>
        </Box>
        {event.people && (!stacked || phone.design.layout === 'grid') && (
          <Row style={{ justifyContent: 'flex-end' }}>{people(event.people, event.ground)}</Row>
        )}
      </Tap>
    );
  });
  if (stacked) {
    return (
      <Row as="div" style={{ flexWrap: 'wrap', gap: 10, alignItems: 'stretch' }}>
        {events}
      </Row>
    );
  }
  return (
    <Box as="div" style={{ height, position: 'relative' }}>
      {component.hours.map((hour, index) => (
        <Box
          key={hour}
          aria-hidden
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            top: index * 112,
            borderTop: `1px dashed ${paint.line(on, 0.2)}`,
            paddingTop: 7,
          }}
        >
          <Text phone={phone} on={on} tone="muted" size={13.5} weight={500}>
            {hour}
          </Text>
        </Box>
      ))}
      {events}
    </Box>
  );
}
