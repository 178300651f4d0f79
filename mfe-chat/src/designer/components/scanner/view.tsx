import type { Drawn } from '../../render/phone';
import { Box, Drawing, Icon, Path, Rect, Row, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';
import { mix } from '../../themes/color';

export function Scanner({ component, phone }: Drawn<'scanner'>) {
  const { id, label, scan, again, found } = component;
  const { paint } = phone;
  const [{ count }, change] = phone.state(id, { count: 0 });
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
        <Drawing width={260} height={220} label={label}>
          <Path d="M56 58H204V162H56Z" fill={dark} />
          {bars.map((width, index) => (
            <Rect
              key={index}
              x={68 + bars.slice(0, index).reduce((sum, each) => sum + each + 5, 0)}
              y={72}
              width={width}
              height={76}
              fill={light}
            />
          ))}
          <Path
            d="M4 46V20Q4 4 20 4H46M214 4H240Q256 4 256 20V46M256 174V200Q256 216 240 216H214M46 216H20Q4 216 4 200V174"
            stroke={paint.look.palette.vivid}
            strokeWidth={5}
            strokeLinecap="round"
          />
          <Path
            d="M30 110H230"
            stroke={paint.look.palette.vivid}
            strokeWidth={3}
            strokeLinecap="round"
          />
        </Drawing>
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
        onTap={() => change({ count: count + 1 })}
      />
    </Box>
  );
}
