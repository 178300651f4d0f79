import type { Drawn } from '../../render/phone';
import { Box, Drawing, Icon, Path, Rect, Tap, Text } from '../../render/primitives';
import { mix } from '../../themes/color';
import { pressedState } from '../../render/shared-state';

/** The same seed gives the same streets. */
function streets(seed: number, width: number, height: number) {
  const at = (index: number) => ((seed >>> (index * 3)) % 97) / 97;
  const across = [0.2, 0.46, 0.74].map((y, index) => {
    const start = Math.round(height * (y + (at(index) - 0.5) * 0.14));
    const end = Math.round(height * (y + (at(index + 3) - 0.5) * 0.2));
    return `M-10 ${start}C${width * 0.35} ${start} ${width * 0.6} ${end} ${width + 10} ${end}`;
  });
  const down = [0.18, 0.45, 0.66, 0.88].map((x, index) => {
    const start = Math.round(width * (x + (at(index + 2) - 0.5) * 0.12));
    return `M${start} -10L${Math.round(start + (at(index + 5) - 0.5) * 70)} ${height + 10}`;
  });
  return { roads: [...across, ...down].join(''), park: [at(4), at(6)], shore: at(7) > 0.5 };
}

export function PlaceMap({ component, phone }: Drawn<'place-map'>) {
  const { id, label, seed, height, pins, route } = component;
  const { paint } = phone;
  const { art, background } = paint.look.palette;
  const width = 390;
  const { roads, park, shore } = streets(seed, width, height);
  const [{ chosen }, change] = phone.state(id, { chosen: 0 });
  const pin = pins[chosen];
  const land = paint.isDark ? mix(background, '#ffffff', 0.05) : mix(background, art.light, 0.4);
  const spots = pins.map(({ x, y }) => [40 + x * (width - 80), 62 + y * (height - 214)] as const);
  const path = spots
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join('');
  return (
    <Box
      as="div"
      // A map is never mirrored.
      dir="ltr"
      style={{ position: 'relative', height, overflow: 'hidden', backgroundColor: land }}
    >
      <Drawing width={width} height={height} label={label}>
        <Path d={`M0 0H${width}V${height}H0Z`} fill={land} />
        <Path
          d={
            shore
              ? `M0 ${height * 0.72}C90 ${height * 0.66} 150 ${height * 0.86} 240 ${height * 0.8}S350 ${height * 0.7} ${width} ${height * 0.76}V${height}H0Z`
              : `M${width * 0.72} 0C${width * 0.64} ${height * 0.3} ${width * 0.9} ${height * 0.4} ${width * 0.84} ${height * 0.62}S${width * 0.94} ${height * 0.9} ${width * 0.9} ${height}H${width}V0Z`
          }
          fill={mix(land, art.sky, paint.isDark ? 0.6 : 0.75)}
        />
        <Rect
          x={30 + (park[0] ?? 0) * 180}
          y={40 + (park[1] ?? 0) * (height * 0.4)}
          width={104}
          height={82}
          rx={18}
          fill={mix(land, art.far, 0.6)}
        />
        <Path
          d={roads}
          stroke={mix(land, paint.isDark ? '#ffffff' : art.near, paint.isDark ? 0.1 : 0.11)}
          strokeWidth={11}
        />
        {route && (
          <Path
            d={path}
            stroke={paint.ground('accent')}
            strokeWidth={5}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray="1 11"
          />
        )}
      </Drawing>
      {pins.map(({ title, note }, index) => {
        const [x, y] = spots[index] ?? [0, 0];
        const isOn = index === chosen;
        const ground = isOn ? 'accent' : 'surface';
        return (
          <Tap
            key={title}
            phone={phone}
            aria-label={`${title}, ${note}`}
            aria-pressed={isOn}
            onTap={() => change({ chosen: isOn ? -1 : index })}
            style={{
              position: 'absolute',
              left: Math.round(x - 24),
              top: Math.round(y - 24),
              width: 48,
              height: 48,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: paint.ground(ground),
              border: `2.5px solid ${paint.ground(isOn ? 'surface' : 'accent')}`,
              borderRadius: '24px 24px 24px 6px',
            }}
          >
            <Icon name="map-pin" size={22} color={paint.on(ground)} />
          </Tap>
        );
      })}
      {pin && (
        <Box
          dir={phone.design.direction}
          style={{ position: 'absolute', left: 16, right: 16, bottom: 16 }}
        >
          <Tap
            phone={phone}
            action={pin.action ?? { do: 'toggle', says: `${pin.title} ✓`, off: pin.title }}
            source={[id, chosen]}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 14,
              minHeight: 82,
              padding: '12px 16px 12px 16px',
              ...paint.fill('surface', 'card'),
            }}
          >
            <Box
              style={{
                width: 50,
                height: 50,
                borderRadius: paint.radius('small'),
                alignItems: 'center',
                justifyContent: 'center',
                backgroundColor: paint.ground('hero'),
              }}
            >
              <Icon name="map-pin" size={24} color={paint.on('hero')} />
            </Box>
            <Box style={{ flexGrow: 1, flexShrink: 1, gap: 2 }}>
              <Text phone={phone} on="surface" size={17} weight={680}>
                {pin.title}
              </Text>
              <Text phone={phone} on="surface" tone="muted" size={14}>
                {pin.note}
              </Text>
            </Box>
            <Icon
              name={pressedState(phone, [id, chosen])[0].isOn ? 'check' : 'chevron-right'}
              along={phone}
              size={20}
              color={paint.on('surface', 'muted')}
            />
          </Tap>
        </Box>
      )}
    </Box>
  );
}
