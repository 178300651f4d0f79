import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { tintGround } from '../../render/pieces/lead-mark';
import { mix } from '../../themes/color';

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
            aria-pressed={index === chosen}
            onTap={() => phone.set(component.id, index === chosen ? -1 : index)}
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
              said={`${label}: ${Math.round(share * 100)} %`}
            >
              {label.slice(0, 1)}
            </Text>
          </Tap>
        ))}
      </Row>
    </Box>
  );
}
