import { mix } from '../../themes/color';
import { Box, Row, Tap, Text } from '../primitives';
import { findComponent, type Drawn, type Phone } from '../phone';
import { ActionButton } from './headers';
import { LeadMark, RowWords, arrangementOf, rowShape, tintGround } from './rows';
import type { Ground } from '../../model/theme';

export function Banner({ component, phone }: Drawn<'banner'>) {
  const { id, eyebrow, title, steps, at, stepName, action } = component;
  const { paint } = phone;
  const on = phone.screen.top;
  const chosen = phone.value(id, at);
  return (
    <Box
      as="div"
      style={{
        backgroundColor: paint.ground(on),
        padding: '6px 22px 20px 22px',
        borderRadius: `0px 0px ${paint.radius('card') + 10}px ${paint.radius('card') + 10}px`,
      }}
    >
      <Row style={{ height: 44, justifyContent: 'space-between' }}>
        <Text phone={phone} on={on} size={15.5} weight={450} aria-live="polite">
          {chosen === at ? eyebrow : `${stepName} ${chosen + 1} of ${steps}`}
        </Text>
        {action && (
          <ActionButton phone={phone} action={action} source={`${id}/action`} edge="end" />
        )}
      </Row>
      <Text phone={phone} on={on} as="h2" size={33} weight={690} face="display" leading={1.06}>
        {title}
      </Text>
      <Row
        role="group"
        aria-label={eyebrow}
        style={{ height: 36, marginTop: 20, justifyContent: 'space-between' }}
      >
        {Array.from({ length: steps }, (_, index) => (
          <Tap
            key={index}
            phone={phone}
            aria-label={`${stepName} ${index + 1}`}
            aria-pressed={index === chosen}
            onTap={() => phone.set(id, index)}
            style={{ height: 36, justifyContent: 'center' }}
          >
            <Box
              style={{
                width: 24,
                height: index === chosen ? 35 : 27,
                borderRadius: Math.min(9, paint.radius('small')),
                backgroundColor:
                  index === chosen
                    ? paint.on(on)
                    : index < at
                      ? paint.reads(paint.look.palette.art.sun, [paint.ground(on)], 3)
                      : mix(paint.ground(on), paint.on(on), 0.22),
              }}
            />
          </Tap>
        ))}
      </Row>
    </Box>
  );
}

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** Hours at the left, 113 px each; events lie where they happen. */
export function Schedule({ component, phone }: Drawn<'schedule'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  const scale = 112 / 60;
  const first = minutes(component.hours[0] ?? '0:00');
  const height = component.hours.length * 112 - 16;
  const stacked = phone.design.layout === 'list' || phone.design.layout === 'grid';
  const open = phone.value(component.id, -1);
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
    return (
      <Tap
        key={event.title}
        phone={phone}
        action={event.action}
        source={`${component.id}/${index}`}
        aria-label={`${event.title}, ${event.note}, ${said}`}
        aria-pressed={open === index}
        onTap={() => phone.set(component.id, open === index ? -1 : index)}
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
          >
            {open === index || stacked ? `${said} · ${event.note}` : event.note}
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

export function Segments({ component, phone }: Drawn<'segments'>) {
  const { id, label, options } = component;
  const selected = phone.value(id, component.selected);
  return (
    <Row as="div" role="group" aria-label={label} style={{ gap: 8 }}>
      {options.map((option, index) => {
        const ground = index === selected ? 'ink' : 'surface';
        return (
          <Tap
            key={option}
            phone={phone}
            aria-pressed={index === selected}
            onTap={() => phone.set(id, index)}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 0,
              height: 46,
              alignItems: 'center',
              justifyContent: 'center',
              ...phone.paint.fill(ground, 'control'),
              boxShadow: 'none',
            }}
          >
            <Text phone={phone} on={ground} size={15} weight={640}>
              {option}
            </Text>
          </Tap>
        );
      })}
    </Row>
  );
}

function daysOf(phone: Phone, by: string) {
  const segments = findComponent(phone, by, 'segments');
  return phone.value(by, segments?.selected ?? 0);
}

export function Itinerary({ component, phone }: Drawn<'itinerary'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  const stops = component.days[daysOf(phone, component.by)] ?? component.days[0] ?? [];
  const arrangement = arrangementOf(phone, 'cards');
  const isLine = phone.design.layout === 'original';
  return (
    <Box as="div" style={{ position: 'relative' }}>
      {isLine && (
        <Box
          aria-hidden
          style={{
            position: 'absolute',
            left: 11,
            top: 10,
            bottom: 24,
            width: 2,
            backgroundColor: paint.line(on, 0.16),
          }}
        />
      )}
      <Box
        as="ol"
        style={
          arrangement === 'grid'
            ? { flexDirection: 'row', flexWrap: 'wrap', gap: 10 }
            : { gap: arrangement === 'list' ? 0 : 10 }
        }
      >
        {stops.map((stop, index) => {
          const { item, body } = rowShape(phone, arrangement, 'surface', index, 72);
          const dot = paint.reads(paint.ground(tintGround(stop.tint)), [paint.ground(on)], 1.25);
          return (
            <Box
              as="li"
              key={stop.title}
              style={isLine ? { flexDirection: 'row', alignItems: 'center', gap: 10 } : item}
            >
              {isLine && (
                <Box
                  aria-hidden
                  style={{
                    width: 24,
                    height: 24,
                    borderRadius: 12,
                    border: `2px solid ${dot}`,
                    backgroundColor: paint.ground(on),
                    alignItems: 'center',
                    justifyContent: 'center',
                  }}
                >
                  <Box style={{ width: 12, height: 12, borderRadius: 6, backgroundColor: dot }} />
                </Box>
              )}
              <Tap
                phone={phone}
                action={stop.action}
                source={`${component.id}/${stop.title}`}
                style={{ ...body, ...(isLine ? { flexGrow: 1, flexShrink: 1 } : {}) }}
              >
                {stop.lead && (
                  <LeadMark phone={phone} lead={stop.lead} tint={stop.tint} on="surface" />
                )}
                <RowWords phone={phone} row={stop} on="surface" />
                {stop.value && (
                  <Text phone={phone} on="surface" size={14.5} weight={650}>
                    {stop.value}
                  </Text>
                )}
              </Tap>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
