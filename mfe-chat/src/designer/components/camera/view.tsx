import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Drawing, Icon, Path, Row, Tap, Text } from '../../render/primitives';

export function Camera({ component, phone }: Drawn<'camera'>) {
  const { id, picture, label, shutter, taken, flash, turn } = component;
  const { paint } = phone;
  const [{ count, lit, front }, change] = phone.state(id, { count: 0, lit: false, front: false });
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
          <Drawing width={310} height={300}>
            {['tl', 'tr', 'bl', 'br'].map((at) => (
              <Path
                key={at}
                {...corner(at)}
                stroke={lit ? paint.look.palette.art.sun : '#ffffff'}
                strokeWidth={4}
                strokeLinecap="round"
              />
            ))}
          </Drawing>
        </Box>
      </Box>
      <Row style={{ justifyContent: 'space-between', paddingLeft: 14, paddingRight: 14 }}>
        <Tap
          phone={phone}
          aria-label={flash}
          aria-pressed={lit}
          onTap={() => change({ lit: !lit })}
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
          onTap={() => change({ count: count + 1 })}
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
          onTap={() => change({ front: !front })}
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
