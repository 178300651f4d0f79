import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

export function Booking({ component, phone }: Drawn<'booking'>) {
  const { id, label, days, times, taken, book, booked } = component;
  const { paint } = phone;
  const free = times.findIndex((_, index) => !taken.includes(index));
  const [{ day, time, mine }, change] = phone.state(id, {
    day: Math.min(1, days.length - 1),
    time: free,
    mine: '',
  });
  const said = `${days[day]?.name ?? ''} ${days[day]?.number ?? ''}, ${times[time] ?? ''}`;
  const isMine = mine === said;
  return (
    <Box as="div" style={{ gap: 16 }}>
      <Row role="radiogroup" aria-label={label} style={{ justifyContent: 'space-between' }}>
        {days.map(({ letter, number, name }, index) => {
          const ground = index === day ? 'accent' : 'surface';
          return (
            <Tap
              key={name}
              phone={phone}
              role="radio"
              aria-checked={index === day}
              onTap={() => change({ day: index })}
              style={{
                width: Math.min(64, Math.floor(330 / days.length)),
                height: 74,
                alignItems: 'center',
                justifyContent: 'center',
                gap: 3,
                ...paint.fill(ground, 'control'),
                boxShadow: 'none',
              }}
            >
              <Text phone={phone} on={ground} size={13} weight={550}>
                {letter}
              </Text>
              <Text phone={phone} on={ground} size={20} weight={720} face="display" said={name}>
                {number}
              </Text>
            </Tap>
          );
        })}
      </Row>
      <Row
        role="radiogroup"
        aria-label={`${label}, ${days[day]?.name ?? ''}`}
        style={{ flexWrap: 'wrap', gap: 10 }}
      >
        {times.map((each, index) => {
          const gone = taken.includes(index);
          const ground = index === time ? 'ink' : 'surface';
          return gone ? (
            <Box
              key={each}
              style={{
                width: 108,
                height: 48,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: paint.radius('control'),
                border: `1.5px dashed ${paint.line(phone.screen.ground, 0.25)}`,
              }}
            >
              <Text
                phone={phone}
                on={phone.screen.ground}
                tone="muted"
                size={15}
                style={{ textDecoration: 'line-through' }}
              >
                {each}
              </Text>
            </Box>
          ) : (
            <Tap
              key={each}
              phone={phone}
              role="radio"
              aria-checked={index === time}
              onTap={() => change({ time: index })}
              style={{
                width: 108,
                height: 48,
                alignItems: 'center',
                justifyContent: 'center',
                ...paint.fill(ground, 'control'),
                boxShadow: 'none',
              }}
            >
              <Text phone={phone} on={ground} size={15.5} weight={640}>
                {each}
              </Text>
            </Tap>
          );
        })}
      </Row>
      <Push
        phone={phone}
        icon={isMine ? 'check' : 'calendar-check'}
        label={isMine ? `${booked}: ${said}` : `${book} ${said}`}
        pressed={isMine}
        onTap={() => change({ mine: isMine ? '' : said })}
        style={{ minHeight: 58 }}
      />
    </Box>
  );
}
