import type { Drawn } from '../../render/phone';
import { Box, Circle, Drawing, Path, Row, Text } from '../../render/primitives';
import { mix } from '../../themes/color';

/** Draws a Catmull-Rom spline through evenly spaced points as cubic Bézier curves. */
function curve(points: readonly (readonly [number, number])[]): string {
  const at = (value: number) => Math.round(value * 10) / 10;
  return points.reduce((path, [x, y], index) => {
    const from = points[index - 1];
    if (!from) return `M${at(x)} ${at(y)}`;
    const before = points[index - 2] ?? from;
    const after = points[index + 1] ?? [x, y];
    const start = `${at(from[0] + (x - before[0]) / 6)} ${at(from[1] + (y - before[1]) / 6)}`;
    const end = `${at(x - (after[0] - from[0]) / 6)} ${at(y - (after[1] - from[1]) / 6)}`;
    return `${path}C${start} ${end} ${at(x)} ${at(y)}`;
  }, '');
}

export function AreaChart({ component, phone }: Drawn<'area-chart'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  const [width, height] = [346, 156];
  const spots = component.points.map(
    (share, index) =>
      [
        (index * width) / (component.points.length - 1),
        height - 10 - share * (height - 18),
      ] as const,
  );
  const past = spots.slice(0, component.now + 1);
  const future = spots.slice(component.now);
  const [x, y] = spots[component.now] ?? [0, 0];
  const accent = paint.on(on, 'accent', 'large');
  const fill = mix(paint.ground(on), accent, paint.isDark ? 0.15 : 0.14);
  return (
    <Box
      as="div"
      dir="ltr"
      role="img"
      aria-label={component.label}
      style={{ gap: 0, position: 'relative' }}
    >
      <Drawing width={width} height={height + 26}>
        <Path d={`${curve(spots)}V${height + 26}H0Z`} fill={fill} />
        <Path d={curve(past)} stroke={accent} strokeWidth={3.4} strokeLinecap="round" />
        <Path
          d={curve(future)}
          stroke={accent}
          strokeWidth={3}
          strokeLinecap="round"
          strokeDasharray="1 8"
        />
        <Circle cx={x} cy={y} r={9} fill={paint.ground(on)} stroke={accent} strokeWidth={3.4} />
      </Drawing>
      <Row
        style={{
          position: 'absolute',
          left: 0,
          bottom: 5,
          width,
          justifyContent: 'space-between',
          paddingLeft: 5,
          paddingRight: 5,
          backgroundColor: fill,
        }}
      >
        {component.labels.map((label) => (
          <Text
            key={label}
            phone={phone}
            on={on}
            tone="muted"
            size={13}
            weight={500}
            style={{ color: paint.reads(paint.on(on, 'muted'), [fill]) }}
          >
            {label}
          </Text>
        ))}
      </Row>
    </Box>
  );
}
