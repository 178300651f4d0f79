import type { Drawn } from '../../render/phone';
import { Box, Icon, Tap, Text } from '../../render/primitives';
import { Ring } from '../../render/ring';
import { stoppedClock } from '../../render/stopped-clock';

const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function Timer({ component, phone }: Drawn<'timer'>) {
  const { id, label, minutes, start, pause } = component;
  const { paint } = phone;
  const [{ running, elapsed }, change] = phone.state(id, stoppedClock);
  const left = Math.max(0, minutes * 60 - elapsed);
  return (
    <Box
      as="div"
      style={{ ...paint.fill('surface', 'card'), padding: 24, alignItems: 'center', gap: 20 }}
    >
      <Box
        role="timer"
        aria-label={label}
        style={{
          width: 230,
          height: 230,
          position: 'relative',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Box aria-hidden style={{ position: 'absolute', top: 0, left: 0 }}>
          <Ring
            phone={phone}
            on="surface"
            share={Math.min(0.999, left / (minutes * 60))}
            size={230}
            stroke={14}
            tick={false}
          />
        </Box>
        <Text phone={phone} on="surface" size={60} weight={740} face="display">
          {clockFace(left)}
        </Text>
        <Text phone={phone} on="surface" tone="muted" size={15}>
          {label}
        </Text>
      </Box>
      <Tap
        phone={phone}
        aria-pressed={running}
        onTap={() => change({ running: !running && left > 0 })}
        style={{
          flexDirection: 'row',
          gap: 10,
          height: 56,
          width: 220,
          alignItems: 'center',
          justifyContent: 'center',
          ...paint.fill('accent', 'control'),
        }}
      >
        <Icon name={running ? 'pause' : 'play'} size={20} color={paint.on('accent')} />
        <Text phone={phone} on="accent" size={16.5} weight={660}>
          {running ? pause : start}
        </Text>
      </Tap>
    </Box>
  );
}
