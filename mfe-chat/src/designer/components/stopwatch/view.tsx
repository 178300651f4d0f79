import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';
import { timeOf } from '../../render/pieces/time-of';
import { stoppedClock } from '../../render/stopped-clock';

export function Stopwatch({ component, phone }: Drawn<'stopwatch'>) {
  const { id, label, start, pause, lap, reset } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ running, elapsed, laps }, change] = phone.state(id, {
    ...stoppedClock,
    laps: [] as readonly number[],
  });
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
          onTap={() => change({ running: !running })}
          style={{ flexGrow: 1, minHeight: 64 }}
        />
        <Push
          phone={phone}
          label={running || elapsed === 0 ? lap : reset}
          ground="surface"
          onTap={() =>
            running || elapsed === 0
              ? change({ laps: [...laps, elapsed].slice(-4) })
              : change({ elapsed: 0, laps: [] })
          }
          style={{ minHeight: 64, width: 120 }}
        />
      </Row>
      <Box as="ol" aria-live="polite" style={{ gap: 0 }}>
        {laps.map((mark, index) => (
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
