import type { Drawn } from '../../render/phone';
import { Box, Drawing, Path, Row, Tap } from '../../render/primitives';
import { Pad } from '../../render/primitives/pad';
import { IconTap } from '../../render/icon-tap';

const stamps = [
  'M70 190q50 -90 100 0t100 0',
  'M110 120a50 50 0 1 0 100 0a50 50 0 1 0 -100 0z',
  'M60 240h220',
  'M250 70l14 30 32 4-24 22 7 32-29-16-29 16 7-32-24-22 32-4z',
];

/** A path in SVG syntax, and the index of its ink. */
type Stroke = Readonly<{ ink: number; path: string }>;

/** Draws by touch, mouse or pen; keys add a stamp. */
export function DrawingPad({ component, phone }: Drawn<'drawing-pad'>) {
  const { id, label, clear, stamp, colors } = component;
  const { paint } = phone;
  const { art, text } = paint.look.palette;
  const inks = [text, art.mid, art.pop, art.sun, art.far];
  const first: readonly Stroke[] = stamps.slice(0, 2).map((path, at) => ({ ink: at + 1, path }));
  const [{ strokes, color }, change] = phone.state(id, { strokes: first, color: 0 });
  const put = (path: string) => change({ strokes: [...strokes, { ink: color, path }].slice(-60) });
  const putStamp = () => put(stamps[strokes.length % stamps.length] ?? '');
  const drag = (x: number, y: number, isStart: boolean) => {
    const last = strokes.at(-1);
    if (isStart) put(`M${x} ${y}l0 .1`);
    else if (last && last.path.length < 3000)
      change({ strokes: [...strokes.slice(0, -1), { ...last, path: `${last.path}L${x} ${y}` }] });
  };
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Pad
        phone={phone}
        label={label}
        width={346}
        height={380}
        onDrag={drag}
        onEnter={putStamp}
        style={{ overflow: 'hidden', ...paint.fill('surface', 'card') }}
      >
        <Drawing width={346} height={380}>
          {strokes.map(({ ink, path }, index) => (
            <Path
              key={index}
              d={path}
              stroke={inks[ink] ?? text}
              strokeWidth={7}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </Drawing>
      </Pad>
      <Row style={{ justifyContent: 'space-between' }}>
        <Row role="radiogroup" aria-label={label} style={{ gap: 4 }}>
          {colors.map((name, index) => (
            <Tap
              key={name}
              phone={phone}
              role="radio"
              aria-checked={color === index}
              aria-label={name}
              onTap={() => change({ color: index })}
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
            onTap={putStamp}
          />
          <IconTap
            phone={phone}
            on={phone.screen.ground}
            icon="undo-2"
            label={clear}
            source={id}
            onTap={() => change({ strokes: strokes.length > 0 ? [] : first })}
          />
        </Row>
      </Row>
    </Box>
  );
}
