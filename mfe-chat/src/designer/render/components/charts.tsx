import { contrast, mix } from '../../themes/color';
import { Box, Icon, Row, Tap, Text } from '../primitives';
import type { Drawn } from '../phone';
import { tintGround } from './rows';

export function BarChart({ component, phone }: Drawn<'bar-chart'>) {
  const ground = tintGround(component.tint);
  const { paint } = phone;
  const chosen = phone.value(component.id, component.strongest);
  const quiet = mix(paint.ground(ground), '#ffffff', paint.isDark ? 0.12 : 0.74);
  return (
    <Box
      as="div"
      style={{
        ...paint.fill(ground, 'card'),
        padding: '18px 20px 18px 20px',
        height: 268,
        justifyContent: 'space-between',
      }}
    >
      <Box as="div">
        <Text phone={phone} on={ground} size={48} weight={740} face="display" leading={1}>
          {component.value}
        </Text>
        <Text phone={phone} on={ground} size={15.5} weight={550} style={{ marginTop: 6 }}>
          {component.caption}
        </Text>
      </Box>
      <Row
        role="group"
        aria-label={component.caption}
        style={{ justifyContent: 'space-between', alignItems: 'flex-end', height: 142 }}
      >
        {component.bars.map(({ label, share }, index) => (
          <Tap
            key={label}
            phone={phone}
            aria-label={`${label}: ${Math.round(share * 100)} %`}
            aria-pressed={index === chosen}
            onTap={() => phone.set(component.id, index)}
            style={{
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 5,
              width: 34,
              height: 142,
            }}
          >
            <Box
              style={{
                width: 32,
                height: Math.round(120 * share),
                borderRadius: Math.min(10, paint.radius('small')),
                backgroundColor: index === chosen ? paint.on(ground, 'accent', 'large') : quiet,
              }}
            />
            <Text
              phone={phone}
              on={ground}
              tone={index === chosen ? 'text' : 'muted'}
              size={12.5}
              weight={index === chosen ? 700 : 500}
              leading={1.2}
            >
              {label.slice(0, 1)}
            </Text>
          </Tap>
        ))}
      </Row>
    </Box>
  );
}

export function HeatMap({ component, phone }: Drawn<'heat-map'>) {
  const { paint } = phone;
  const strength = [0.08, 0.22, 0.55, 1];
  const accent = paint.on('surface', 'accent', 'large');
  return (
    <Box as="div" style={{ ...paint.fill('surface', 'card'), padding: 18, gap: 13 }}>
      <Text phone={phone} on="surface" as="h3" size={17} weight={680} face="display">
        {component.title}
      </Text>
      <Box role="img" aria-label={component.label} style={{ gap: 6 }}>
        {component.weeks.map((week, line) => (
          <Row key={line} style={{ justifyContent: 'space-between' }}>
            {week.map((value, column) => (
              <Box
                key={column}
                style={{
                  width: 38,
                  height: 22,
                  borderRadius: Math.min(8, paint.radius('small')),
                  backgroundColor: mix(paint.ground('surface'), accent, strength[value] ?? 0),
                }}
              />
            ))}
          </Row>
        ))}
      </Box>
    </Box>
  );
}

/** A smooth line through evenly spaced points (Catmull-Rom, written as cubic curves). */
export function curve(points: readonly (readonly [number, number])[]): string {
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
    <Box as="div" role="img" aria-label={component.label} style={{ gap: 0, position: 'relative' }}>
      <svg
        width={width}
        height={height + 26}
        viewBox={`0 0 ${width} ${height + 26}`}
        fill="none"
        aria-hidden
        style={{ display: 'block' }}
      >
        <path d={`${curve(spots)}V${height + 26}H0Z`} fill={fill} />
        <path d={curve(past)} stroke={accent} strokeWidth={3.4} strokeLinecap="round" />
        <path
          d={curve(future)}
          stroke={accent}
          strokeWidth={3}
          strokeLinecap="round"
          strokeDasharray="1 8"
        />
        <circle cx={x} cy={y} r={9} fill={paint.ground(on)} stroke={accent} strokeWidth={3.4} />
      </svg>
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

export function Gauges({ component, phone }: Drawn<'gauges'>) {
  const { paint } = phone;
  const chosen = phone.value(component.id, -1);
  const stacked = phone.design.layout === 'list';
  const each = stacked
    ? 346
    : Math.floor((346 - 10 * (component.gauges.length - 1)) / component.gauges.length);
  const tall = stacked ? 70 : 128;
  return (
    <Row as="div" style={{ gap: 10, flexWrap: 'wrap', alignItems: 'stretch' }}>
      {component.gauges.map(({ label, share, icon, tint, note }, index) => {
        const hue = paint.ground(tintGround(tint));
        const tinted = mix(paint.ground('surface'), hue, paint.isDark ? 0.26 : 0.55);
        const isSeen = contrast(tinted, paint.ground('surface')) > 1.12;
        const level = isSeen ? tinted : paint.line('surface', 0.13);
        const open = chosen === index;
        const size = stacked
          ? { top: 0, left: 0, bottom: 0, width: Math.round(each * share) }
          : { left: 0, right: 0, bottom: 0, height: Math.round(tall * share) };
        return (
          <Tap
            key={label}
            phone={phone}
            aria-pressed={open}
            aria-label={`${label}, ${Math.round(share * 100)} % used. ${note}`}
            onTap={() => phone.set(component.id, open ? -1 : index)}
            style={{
              width: each,
              height: tall,
              position: 'relative',
              overflow: 'hidden',
              backgroundColor: paint.ground('surface'),
              borderRadius: paint.radius('card'),
            }}
          >
            <Box style={{ position: 'absolute', backgroundColor: level, ...size }} />
            <Box
              style={{
                position: 'absolute',
                top: 0,
                left: 0,
                right: 0,
                bottom: 0,
                padding: 14,
                justifyContent: 'space-between',
                ...(stacked ? { flexDirection: 'row', alignItems: 'center' } : {}),
              }}
            >
              <Icon name={icon} size={24} color={paint.isDark ? hue : paint.on('surface')} />
              <Box>
                <Text
                  phone={phone}
                  on="surface"
                  size={24}
                  weight={700}
                  face="display"
                  style={{ color: gaugeInk(phone, level) }}
                >
                  {`${Math.round(share * 100)}%`}
                </Text>
                <Text
                  phone={phone}
                  on="surface"
                  size={14}
                  weight={450}
                  style={{ color: gaugeInk(phone, level) }}
                >
                  {open ? note : label}
                </Text>
              </Box>
            </Box>
          </Tap>
        );
      })}
    </Row>
  );
}

function gaugeInk(phone: Drawn<'gauges'>['phone'], level: string) {
  return phone.paint.reads(phone.paint.look.palette.text, [level, phone.paint.ground('surface')]);
}

export function Metric({ component, phone }: Drawn<'metric'>) {
  const { paint } = phone;
  const step = 172 / (component.line.length - 1);
  const line = component.line
    .map(
      (value, index) =>
        `${Math.round(index * step * 10) / 10} ${Math.round((28 - value * 26) * 10) / 10}`,
    )
    .join('L');
  return (
    <Row
      as="div"
      style={{
        ...paint.fill('surface', 'card'),
        height: 106,
        padding: '0 20px 0 20px',
        justifyContent: 'space-between',
      }}
    >
      <Box>
        <Text phone={phone} on="surface" tone="muted" size={14} weight={500}>
          {component.label}
        </Text>
        <Row style={{ gap: 7, alignItems: 'flex-end' }}>
          <Text phone={phone} on="surface" size={36} weight={720} face="display">
            {component.value}
          </Text>
          <Text
            phone={phone}
            on="surface"
            tone="muted"
            size={16}
            weight={600}
            style={{ marginBottom: 6 }}
          >
            {component.unit}
          </Text>
        </Row>
      </Box>
      <svg
        width={172}
        height={62}
        viewBox="0 -4 172 64"
        fill="none"
        aria-hidden
        style={{ display: 'block' }}
      >
        <path
          d={`M${line}`}
          stroke={paint.look.palette.art.pop}
          strokeWidth={2.8}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </Row>
  );
}
