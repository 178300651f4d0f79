import type { Drawn } from '../phone';
import { Box, Icon, IconTap, Ring, Row, Tap, Text } from '../primitives';
import { FieldLabel, Switch } from './forms';
import { Chip, Push, timeOf } from './parts';
import { LeadMark, tintGround } from './rows';

/** A ring that fills with every tap. */
export function Goal({ component, phone }: Drawn<'goal'>) {
  const { id, label, of, unit, step, note } = component;
  const { paint } = phone;
  const value = phone.value(id, component.value);
  const move = (by: number) => () => phone.set(id, Math.max(0, Math.min(of, value + by)));
  return (
    <Row
      as="div"
      style={{
        ...paint.fill('hero', 'card'),
        border: 'none',
        padding: '18px 12px 18px 20px',
        gap: 18,
      }}
    >
      <Box
        role="img"
        aria-label={`${label}: ${value} / ${of} ${unit}`}
        style={{
          width: 118,
          height: 118,
          position: 'relative',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Box aria-hidden style={{ position: 'absolute', top: 0, left: 0 }}>
          <Ring
            phone={phone}
            on="hero"
            share={Math.min(1, value / of)}
            size={118}
            stroke={12}
            tick={false}
          />
        </Box>
        <Text phone={phone} on="hero" size={27} weight={740} face="display">
          {`${Math.round((value / of) * 100)}%`}
        </Text>
      </Box>
      <Box style={{ flexGrow: 1, flexShrink: 1, gap: 3 }}>
        <Text phone={phone} on="hero" as="h3" size={19} weight={690} face="display" leading={1.15}>
          {label}
        </Text>
        <Text phone={phone} on="hero" size={15} weight={550} aria-live="polite">
          {`${value} / ${of} ${unit}`}
        </Text>
        <Text phone={phone} on="hero" tone="muted" size={13.5}>
          {note}
        </Text>
        <Row style={{ marginLeft: -12, marginTop: 2 }}>
          <IconTap
            phone={phone}
            on="hero"
            icon="minus"
            label={`− ${label}`}
            source={id}
            onTap={move(-step)}
            size={20}
          />
          <IconTap
            phone={phone}
            on="hero"
            icon="plus"
            label={`+ ${label}`}
            source={id}
            onTap={move(step)}
            size={20}
          />
        </Row>
      </Box>
    </Row>
  );
}

/** Where a thing is on its way; a tap moves it on. */
export function Steps({ component, phone }: Drawn<'steps'>) {
  const { id, label, steps, next } = component;
  const { paint } = phone;
  const at = phone.value(id, component.at);
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
        onTap={() => phone.set(id, (at + 1) % steps.length)}
      />
    </Box>
  );
}

/** Days in a row. */
export function Streak({ component, phone }: Drawn<'streak'>) {
  const { id, label, days, tick } = component;
  const { paint } = phone;
  const states = days.map(({ on }, index) => phone.value(`${id}/${index}`, on));
  const value =
    component.value + states.filter(Boolean).length - days.filter(({ on }) => on).length;
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
        {days.map(({ letter, name }, index) => {
          const isOn = states[index] ?? false;
          return (
            <Tap
              key={name}
              phone={phone}
              aria-label={name}
              aria-pressed={isOn}
              onTap={() => phone.set(`${id}/${index}`, !isOn)}
              style={{ width: 44, alignItems: 'center', gap: 5, paddingTop: 2, paddingBottom: 2 }}
            >
              <Text phone={phone} on="hero" size={13} weight={600}>
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

/** A day, a time, and the word that it is yours. */
export function Booking({ component, phone }: Drawn<'booking'>) {
  const { id, label, days, times, taken, book, booked } = component;
  const { paint } = phone;
  const free = times.findIndex((_, index) => !taken.includes(index));
  const day = phone.value(`${id}/day`, Math.min(1, days.length - 1));
  const time = phone.value(`${id}/time`, free);
  const done = phone.value(id, '');
  const said = `${days[day]?.name ?? ''} ${days[day]?.number ?? ''}, ${times[time] ?? ''}`;
  const isMine = done === said;
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
              aria-label={`${name} ${number}`}
              onTap={() => phone.set(`${id}/day`, index)}
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
              <Text phone={phone} on={ground} size={20} weight={720} face="display">
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
              onTap={() => phone.set(`${id}/time`, index)}
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
        onTap={() => phone.set(id, isMine ? '' : said)}
        style={{ minHeight: 58 }}
      />
    </Box>
  );
}

/** What rings, and when. */
export function Reminders({ component, phone }: Drawn<'reminders'>) {
  const { id, label, rows } = component;
  const { paint } = phone;
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{label}</FieldLabel>
      <Box as="ul" style={{ ...paint.fill('surface', 'card'), paddingLeft: 18, paddingRight: 18 }}>
        {rows.map(({ title, note, on: initially }, index) => {
          const key = `${id}/${index}`;
          const on = phone.value(key, initially);
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
                aria-label={`${title}, ${note}`}
                onTap={() => phone.set(key, !on)}
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

/** Counts up; laps stay. */
export function Stopwatch({ component, phone }: Drawn<'stopwatch'>) {
  const { id, label, start, pause, lap, reset } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const running = phone.value(`running:${id}`, false);
  const elapsed = phone.value(`elapsed:${id}`, 0);
  const laps = phone.value(`${id}/laps`, '');
  const marks = laps === '' ? [] : laps.split(',').map(Number);
  return (
    <Box as="div" style={{ gap: 18 }}>
      <Box
        role="timer"
        aria-label={label}
        style={{ alignItems: 'center', paddingTop: 26, paddingBottom: 20 }}
      >
        <Text
          phone={phone}
          on={on}
          size={112}
          weight={760}
          face="display"
          leading={1}
          tracking={-0.06}
        >
          {timeOf(elapsed)}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={16} weight={550}>
          {label}
        </Text>
      </Box>
      <Row style={{ gap: 10 }}>
        <Push
          phone={phone}
          label={running ? pause : start}
          icon={running ? 'pause' : 'play'}
          pressed={running}
          onTap={() => phone.set(`running:${id}`, !running)}
          style={{ flexGrow: 1, minHeight: 64 }}
        />
        <Push
          phone={phone}
          label={running || elapsed === 0 ? lap : reset}
          ground="surface"
          onTap={() => {
            if (running || elapsed === 0)
              phone.set(`${id}/laps`, [...marks, elapsed].slice(-4).join(','));
            else {
              phone.set(`elapsed:${id}`, 0);
              phone.set(`${id}/laps`, '');
            }
          }}
          style={{ minHeight: 64, width: 120 }}
        />
      </Row>
      <Box as="ol" aria-live="polite" style={{ gap: 0 }}>
        {marks.map((mark, index) => (
          <Row
            as="li"
            key={index}
            style={{
              justifyContent: 'space-between',
              minHeight: 44,
              borderTop: `1px solid ${paint.line(on)}`,
            }}
          >
            <Text phone={phone} on={on} tone="muted" size={15}>
              {`${lap} ${index + 1}`}
            </Text>
            <Text phone={phone} on={on} size={16} weight={650}>
              {timeOf(mark)}
            </Text>
          </Row>
        ))}
      </Box>
    </Box>
  );
}

/** Five stars to give, and what others gave. */
export function Rating({ component, phone }: Drawn<'rating'>) {
  const { id, label, value, reviews, thanks } = component;
  const { paint } = phone;
  const mine = phone.value(id, 0);
  const shown = mine || component.stars;
  return (
    <Box as="div" style={{ ...paint.fill('surface', 'card'), padding: 18, gap: 12 }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Box style={{ flexShrink: 1 }}>
          <Text phone={phone} on="surface" as="h3" size={17.5} weight={670} face="display">
            {label}
          </Text>
          <Text phone={phone} on="surface" tone="muted" size={13.5} aria-live="polite">
            {mine ? thanks : value}
          </Text>
        </Box>
        <Row role="radiogroup" aria-label={label} style={{ marginRight: -6 }}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Tap
              key={star}
              phone={phone}
              role="radio"
              aria-checked={mine === star}
              aria-label={`${star} ★`}
              onTap={() => phone.set(id, star)}
              style={{ width: 36, height: 44, alignItems: 'center', justifyContent: 'center' }}
            >
              <svg
                width={26}
                height={26}
                viewBox="0 0 24 24"
                fill="none"
                aria-hidden
                style={{ display: 'block' }}
              >
                <path
                  d="M12 2.6l2.9 6 6.5.9-4.700 4.600 1.100 6.500-5.800-3.100-5.800 3.100 1.100-6.500-4.700-4.600 6.500-.9z"
                  fill={
                    star <= shown
                      ? paint.on('surface', 'accent', 'large')
                      : paint.line('surface', 0.16)
                  }
                />
              </svg>
            </Tap>
          ))}
        </Row>
      </Row>
      {reviews.map(({ name, text, stars }) => (
        <Box
          key={name}
          style={{ borderTop: `1px solid ${paint.line('surface')}`, paddingTop: 12, gap: 3 }}
        >
          <Row style={{ justifyContent: 'space-between' }}>
            <Text phone={phone} on="surface" size={14.5} weight={640}>
              {name}
            </Text>
            <Text phone={phone} on="surface" tone="muted" size={13.5} weight={600}>
              {`${stars} / 5`}
            </Text>
          </Row>
          <Text phone={phone} on="surface" size={14.5} leading={1.4}>
            {text}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

/** Who leads, in one span of time or another. */
export function Leaderboard({ component, phone }: Drawn<'leaderboard'>) {
  const { id, label, spans, rows, unit, you } = component;
  const { paint } = phone;
  const span = phone.value(id, 0);
  const ranked = rows
    .map((row) => ({ ...row, score: row.scores[span] ?? row.scores[0] ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 1;
  return (
    <Box as="div" style={{ gap: 14 }}>
      {spans.length > 1 && (
        <Row role="radiogroup" aria-label={label} style={{ gap: 8 }}>
          {spans.map((each, index) => (
            <Chip
              key={each}
              phone={phone}
              radio
              label={each}
              on={index === span}
              onTap={() => phone.set(id, index)}
              style={{ flexGrow: 1 }}
            />
          ))}
        </Row>
      )}
      <Box as="ol" aria-live="polite" style={{ gap: 8 }}>
        {ranked.map(({ name, initials, tint, score }, index) => {
          const mine = name === you;
          const ground = mine ? 'accent' : index === 0 ? 'hero' : 'surface';
          const size = index === 0 ? 52 : 40;
          return (
            <Row
              as="li"
              key={name}
              style={{
                minHeight: index === 0 ? 86 : 60,
                padding: '8px 18px 8px 16px',
                gap: 13,
                ...paint.fill(ground, 'card'),
                border: 'none',
              }}
            >
              <Box style={{ width: 26 }}>
                <Text
                  phone={phone}
                  on={ground}
                  size={index === 0 ? 30 : 18}
                  weight={740}
                  face="display"
                >
                  {index + 1}
                </Text>
              </Box>
              <LeadMark
                phone={phone}
                lead={{ as: 'initials', text: initials }}
                tint={tint}
                on={mine ? 'surface' : tintGround((tint + 1) % 5)}
                size={size}
              />
              <Box style={{ flexGrow: 1, flexShrink: 1, gap: 6 }}>
                <Text phone={phone} on={ground} size={index === 0 ? 18 : 15.5} weight={650}>
                  {name}
                </Text>
                <Box
                  style={{
                    height: 5,
                    width: Math.max(8, Math.round((150 * score) / best)),
                    borderRadius: 3,
                    backgroundColor: paint.on(
                      ground,
                      ground === 'accent' ? 'text' : 'accent',
                      'large',
                    ),
                  }}
                />
              </Box>
              <Text
                phone={phone}
                on={ground}
                size={index === 0 ? 20 : 16}
                weight={700}
                face="display"
              >
                {`${score}${index === 0 ? ` ${unit}` : ''}`}
              </Text>
            </Row>
          );
        })}
      </Box>
    </Box>
  );
}

/** Columns of stages; a card goes one further with each tap, and from the last back to the first. */
export function Kanban({ component, phone }: Drawn<'kanban'>) {
  const { id, columns, cards, move, none } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const places = cards.map(({ column }, index) => phone.value(`${id}/${index}`, column));
  const wide = 226;
  return (
    <Box
      as="div"
      style={{
        overflow: 'hidden',
        ...(phone.live ? { overflowX: 'auto', scrollbarWidth: 'none' } : {}),
      }}
    >
      <Row
        as="ul"
        style={{
          gap: 12,
          alignItems: 'flex-start',
          paddingLeft: 22,
          paddingRight: 22,
          width: columns.length * (wide + 12) + 32,
        }}
      >
        {columns.map((name, column) => {
          const mine = cards.flatMap((card, index) =>
            places[index] === column ? [{ card, index }] : [],
          );
          return (
            <Box
              as="li"
              key={name}
              style={{
                width: wide,
                minHeight: 480,
                padding: 10,
                gap: 9,
                backgroundColor: paint.line(on, 0.05),
                borderRadius: paint.radius('card'),
              }}
            >
              <Row style={{ justifyContent: 'space-between', padding: '4px 6px 2px 6px' }}>
                <Text
                  phone={phone}
                  on={on}
                  as="h3"
                  size={16}
                  weight={680}
                  face="display"
                  style={{ color: paint.reads(paint.on(on), [paint.line(on, 0.05)]) }}
                >
                  {name}
                </Text>
                <Text
                  phone={phone}
                  on={on}
                  size={14}
                  weight={600}
                  style={{ color: paint.reads(paint.on(on, 'muted'), [paint.line(on, 0.05)]) }}
                >
                  {mine.length}
                </Text>
              </Row>
              {mine.map(({ card, index }) => {
                const ground = tintGround(card.tint);
                return (
                  <Box
                    key={card.title}
                    style={{
                      padding: '13px 6px 6px 14px',
                      gap: 3,
                      ...paint.fill(ground, 'control'),
                    }}
                  >
                    <Text phone={phone} on={ground} size={15} weight={640} leading={1.25}>
                      {card.title}
                    </Text>
                    <Row style={{ justifyContent: 'space-between' }}>
                      <Text phone={phone} on={ground} size={13} weight={500}>
                        {card.note}
                      </Text>
                      <IconTap
                        phone={phone}
                        on={ground}
                        icon={column === columns.length - 1 ? 'undo-2' : 'arrow-right'}
                        label={`${move}: ${card.title}`}
                        source={id}
                        size={18}
                        onTap={() => phone.set(`${id}/${index}`, (column + 1) % columns.length)}
                      />
                    </Row>
                  </Box>
                );
              })}
              {mine.length === 0 && (
                <Text
                  phone={phone}
                  on={on}
                  size={14}
                  style={{
                    padding: '6px 6px 6px 6px',
                    color: paint.reads(paint.on(on, 'muted'), [paint.line(on, 0.05)]),
                  }}
                >
                  {none}
                </Text>
              )}
            </Box>
          );
        })}
      </Row>
    </Box>
  );
}
