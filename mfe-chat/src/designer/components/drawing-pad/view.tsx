import type { KeyboardEvent, PointerEvent } from 'react';
import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Row, Tap } from '../../render/primitives';

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
