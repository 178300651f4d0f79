import { Art } from '../../render/art';
import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';
import { timeOf } from '../../render/pieces/time-of';
import { stoppedClock } from '../../render/stopped-clock';

/** Simulates playback with the phone's clock. */
export function Player({ component, phone }: Drawn<'player'>) {
  const { id, tracks, play, pause, next, before } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ at }, change] = phone.state(id, { at: 0 });
  const track = tracks[at % tracks.length];
  if (!track) return <Box />;
  const elapsedAtFirst = Math.round(track.seconds * 0.38);
  const [clock, set] = phone.state(id, { ...stoppedClock, elapsed: elapsedAtFirst });
  const { running } = clock;
  const elapsed = Math.min(track.seconds, clock.elapsed);
  const move = (by: number) => () => {
    change({ at: (at + by + tracks.length) % tracks.length });
    set({ elapsed: 0 });
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
          onTap={() => set({ running: !running })}
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
