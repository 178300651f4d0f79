import type { KeyboardEvent, PointerEvent } from 'react';
import { Art } from '../art';
import type { Drawn } from '../phone';
import { Box, Icon, IconTap, Row, Tap, Text } from '../primitives';
import { mix } from '../../themes/color';
import { Push, timeOf } from './parts';

/** A finder, a shutter, and a strip of what was taken. */
export function Camera({ component, phone }: Drawn<'camera'>) {
  const { id, picture, label, shutter, taken, flash, turn } = component;
  const { paint } = phone;
  const count = phone.value(`${id}/taken`, 0);
  const lit = phone.value(`${id}/flash`, false);
  const front = phone.value(`${id}/front`, false);
  const corner = (at: string) => ({
    d:
      {
        tl: 'M4 34V16Q4 4 16 4H34',
        tr: 'M276 4H294Q306 4 306 16V34',
        bl: 'M4 266V284Q4 296 16 296H34',
        br: 'M276 296H294Q306 296 306 284V266',
      }[at] ?? '',
  });
  return (
    <Box as="div" style={{ gap: 16 }}>
      <Box
        style={{
          position: 'relative',
          height: 400,
          overflow: 'hidden',
          ...paint.fill('hero', 'card'),
          border: 'none',
        }}
      >
        <Art phone={phone} name={picture} width={346} height={400} label={label} fit="slice" />
        <Box aria-hidden style={{ position: 'absolute', left: 18, top: 50 }}>
          <svg
            width={310}
            height={300}
            viewBox="0 0 310 300"
            fill="none"
            style={{ display: 'block' }}
          >
            {['tl', 'tr', 'bl', 'br'].map((at) => (
              <path
                key={at}
                {...corner(at)}
                stroke={lit ? paint.look.palette.art.sun : '#ffffff'}
                strokeWidth={4}
                strokeLinecap="round"
              />
            ))}
          </svg>
        </Box>
      </Box>
      <Row style={{ justifyContent: 'space-between', paddingLeft: 14, paddingRight: 14 }}>
        <Tap
          phone={phone}
          aria-label={flash}
          aria-pressed={lit}
          onTap={() => phone.set(`${id}/flash`, !lit)}
          style={{
            width: 56,
            height: 56,
            alignItems: 'center',
            justifyContent: 'center',
            ...paint.fill(lit ? 'accent' : 'surface'),
            borderRadius: 28,
          }}
        >
          <Icon name="sun" size={22} color={paint.on(lit ? 'accent' : 'surface')} />
        </Tap>
        <Tap
          phone={phone}
          aria-label={shutter}
          onTap={() => phone.set(`${id}/taken`, count + 1)}
          style={{
            width: 84,
            height: 84,
            padding: 6,
            borderRadius: 42,
            border: `4px solid ${paint.on(phone.screen.ground)}`,
          }}
        >
          <Box style={{ flexGrow: 1, borderRadius: 36, backgroundColor: paint.ground('accent') }} />
        </Tap>
        <Tap
          phone={phone}
          aria-label={turn}
          aria-pressed={front}
          onTap={() => phone.set(`${id}/front`, !front)}
          style={{
            width: 56,
            height: 56,
            alignItems: 'center',
            justifyContent: 'center',
            ...paint.fill(front ? 'accent' : 'surface'),
            borderRadius: 28,
          }}
        >
          <Icon name="repeat" size={22} color={paint.on(front ? 'accent' : 'surface')} />
        </Tap>
      </Row>
      <Box aria-live="polite" style={{ alignItems: 'center' }}>
        <Text phone={phone} on={phone.screen.ground} tone="muted" size={14.5} weight={550}>
          {count > 0 ? `${taken}: ${count}` : label}
        </Text>
      </Box>
    </Box>
  );
}

/** Holds a code in its frame and says what it found. */
export function Scanner({ component, phone }: Drawn<'scanner'>) {
  const { id, label, scan, again, found } = component;
  const { paint } = phone;
  const count = phone.value(id, 0);
  const hit = found[(count - 1 + found.length) % found.length];
  const ink = paint.ground('ink');
  const light = paint.on('ink');
  const dark = mix(ink, light, 0.16);
  const bars = [4, 2, 6, 3, 2, 5, 2, 4, 7, 2, 3, 5, 2, 6, 3];
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Box
        style={{
          height: 324,
          alignItems: 'center',
          justifyContent: 'center',
          position: 'relative',
          ...paint.fill('ink', 'card'),
          border: 'none',
        }}
      >
        <svg
          width={260}
          height={220}
          viewBox="0 0 260 220"
          fill="none"
          role="img"
          aria-label={label}
          style={{ display: 'block' }}
        >
          <path d="M56 58H204V162H56Z" fill={dark} />
          {bars.map((width, index) => (
            <rect
              key={index}
              x={68 + bars.slice(0, index).reduce((sum, each) => sum + each + 5, 0)}
              y={72}
              width={width}
              height={76}
              fill={light}
            />
          ))}
          <path
            d="M4 46V20Q4 4 20 4H46M214 4H240Q256 4 256 20V46M256 174V200Q256 216 240 216H214M46 216H20Q4 216 4 200V174"
            stroke={paint.look.palette.vivid}
            strokeWidth={5}
            strokeLinecap="round"
          />
          <path
            d="M30 110H230"
            stroke={paint.look.palette.vivid}
            strokeWidth={3}
            strokeLinecap="round"
          />
        </svg>
        <Box style={{ position: 'absolute', bottom: 20 }}>
          <Text phone={phone} on="ink" size={14.5} weight={550}>
            {label}
          </Text>
        </Box>
      </Box>
      <Box aria-live="polite">
        {count > 0 && hit && (
          <Row
            style={{
              ...paint.fill('surface', 'card'),
              minHeight: 72,
              padding: '10px 16px 10px 16px',
              gap: 14,
              justifyContent: 'space-between',
            }}
          >
            <Icon name="circle-check" size={26} color={paint.on('surface', 'accent', 'large')} />
            <Box style={{ flexGrow: 1, flexShrink: 1 }}>
              <Text phone={phone} on="surface" size={16.5} weight={660}>
                {hit.title}
              </Text>
              {hit.note && (
                <Text phone={phone} on="surface" tone="muted" size={13.5}>
                  {hit.note}
                </Text>
              )}
            </Box>
            {hit.value && (
              <Text phone={phone} on="surface" size={15} weight={650}>
                {hit.value}
              </Text>
            )}
          </Row>
        )}
      </Box>
      <Push
        phone={phone}
        icon="target"
        label={count > 0 ? again : scan}
        onTap={() => phone.set(id, count + 1)}
      />
    </Box>
  );
}

/** Plays a made-up track: the clock of the phone moves it on. */
export function Player({ component, phone }: Drawn<'player'>) {
  const { id, tracks, play, pause, next, before } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const at = phone.value(`${id}/at`, 0);
  const track = tracks[at % tracks.length];
  if (!track) return <Box />;
  const running = phone.value(`running:${id}`, false);
  const elapsed = Math.min(
    track.seconds,
    phone.value(`elapsed:${id}`, Math.round(track.seconds * 0.38)),
  );
  const move = (by: number) => () => {
    phone.set(`${id}/at`, (at + by + tracks.length) % tracks.length);
    phone.set(`elapsed:${id}`, 0);
  };
  return (
    <Box as="div" style={{ gap: 18 }}>
      <Box
        style={{
          height: 300,
          overflow: 'hidden',
          ...paint.fill('hero', 'card'),
          border: 'none',
          alignItems: 'center',
        }}
      >
        <Art phone={phone} name={track.picture} width={346} height={300} fit="slice" />
      </Box>
      <Box aria-live="polite">
        <Text phone={phone} on={on} as="h2" size={29} weight={700} face="display" leading={1.1}>
          {track.title}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={16}>
          {track.by}
        </Text>
      </Box>
      <Box style={{ gap: 7 }}>
        <Box style={{ height: 6, borderRadius: 3, backgroundColor: paint.line(on, 0.16) }}>
          <Box
            style={{
              height: 6,
              borderRadius: 3,
              width: Math.round((346 * elapsed) / track.seconds),
              backgroundColor: paint.on(on, 'accent', 'large'),
            }}
          />
        </Box>
        <Row style={{ justifyContent: 'space-between' }}>
          <Text phone={phone} on={on} tone="muted" size={13} weight={550}>
            {timeOf(elapsed)}
          </Text>
          <Text phone={phone} on={on} tone="muted" size={13} weight={550}>
            {timeOf(track.seconds)}
          </Text>
        </Row>
      </Box>
      <Row style={{ justifyContent: 'center', gap: 26 }}>
        <IconTap
          phone={phone}
          on={on}
          icon="chevron-left"
          label={before}
          source={id}
          onTap={move(-1)}
          size={30}
        />
        <Tap
          phone={phone}
          aria-label={running ? pause : play}
          aria-pressed={running}
          onTap={() => phone.set(`running:${id}`, !running)}
          style={{
            width: 78,
            height: 78,
            borderRadius: Math.min(39, paint.look.radius * 1.6),
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: paint.ground('accent'),
          }}
        >
          <Icon name={running ? 'pause' : 'play'} size={30} color={paint.on('accent')} />
        </Tap>
        <IconTap
          phone={phone}
          on={on}
          icon="skip-forward"
          label={next}
          source={id}
          onTap={move(1)}
          size={28}
        />
      </Row>
    </Box>
  );
}

const stamps = [
  'M70 190q50 -90 100 0t100 0',
  'M110 120a50 50 0 1 0 100 0a50 50 0 1 0 -100 0z',
  'M60 240h220',
  'M250 70l14 30 32 4-24 22 7 32-29-16-29 16 7-32-24-22 32-4z',
];

/** Draws with a finger, a mouse or a pen; keys put a stamp. */
export function DrawingPad({ component, phone }: Drawn<'drawing-pad'>) {
  const { id, label, clear, stamp, colors } = component;
  const { paint } = phone;
  const { art, text } = paint.look.palette;
  const inks = [text, art.mid, art.pop, art.sun, art.far];
  const first = `1 ${stamps[0]}|2 ${stamps[1]}`;
  const drawn = phone.value(id, first);
  const color = phone.value(`${id}/color`, 0);
  const strokes = drawn === '' ? [] : drawn.split('|');
  const put = (path: string) => phone.set(id, [...strokes, path].slice(-60).join('|'));
  const spot = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return `${Math.round(((event.clientX - box.x) / box.width) * 346)} ${Math.round(((event.clientY - box.y) / box.height) * 380)}`;
  };
  const begin = (event: PointerEvent<HTMLElement>) => put(`${color} M${spot(event)}l0 .1`);
  const move = (event: PointerEvent<HTMLElement>) => {
    const last = strokes.at(-1);
    if (event.buttons === 1 && last && last.length < 3000)
      phone.set(id, [...strokes.slice(0, -1), `${last}L${spot(event)}`].join('|'));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') put(`${color} ${stamps[strokes.length % stamps.length]}`);
  };
  const live = phone.live
    ? { onPointerDown: begin, onPointerMove: move, onKeyDown: key, tabIndex: 0 }
    : {};
  return (
    <Box as="div" style={{ gap: 14 }}>
      <div
        {...live}
        role="application"
        aria-label={label}
        style={{
          display: 'flex',
          height: 380,
          overflow: 'hidden',
          touchAction: 'none',
          cursor: 'crosshair',
          ...paint.fill('surface', 'card'),
        }}
      >
        <svg
          width={346}
          height={380}
          viewBox="0 0 346 380"
          fill="none"
          aria-hidden
          style={{ display: 'block' }}
        >
          {strokes.map((stroke, index) => {
            const [ink = '0', ...path] = stroke.split(' ');
            return (
              <path
                key={index}
                d={path.join(' ')}
                stroke={inks[Number(ink)] ?? text}
                strokeWidth={7}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            );
          })}
        </svg>
      </div>
      <Row style={{ justifyContent: 'space-between' }}>
        <Row role="radiogroup" aria-label={label} style={{ gap: 4 }}>
          {colors.map((name, index) => (
            <Tap
              key={name}
              phone={phone}
              role="radio"
              aria-checked={color === index}
              aria-label={name}
              onTap={() => phone.set(`${id}/color`, index)}
              style={{
                width: 44,
                height: 44,
                padding: 6,
                borderRadius: 22,
                border: `2.5px solid ${color === index ? paint.on(phone.screen.ground) : paint.ground(phone.screen.ground)}`,
              }}
            >
              <Box
                style={{ flexGrow: 1, borderRadius: 14, backgroundColor: inks[index] ?? text }}
              />
            </Tap>
          ))}
        </Row>
        <Row>
          <IconTap
            phone={phone}
            on={phone.screen.ground}
            icon="star"
            label={stamp}
            source={id}
            onTap={() => put(`${color} ${stamps[strokes.length % stamps.length]}`)}
          />
          <IconTap
            phone={phone}
            on={phone.screen.ground}
            icon="undo-2"
            label={clear}
            source={id}
            onTap={() => phone.set(id, strokes.length > 0 ? '' : first)}
          />
        </Row>
      </Row>
    </Box>
  );
}
