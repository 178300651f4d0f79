import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { clip } from '../../render/pieces/clip';

export function Swatches({ component, phone }: Drawn<'swatches'>) {
  const { art } = phone.paint.look.palette;
  const chosen = phone.value(component.id, -1);
  const total = component.colors.reduce((sum, color) => sum + color.share, 0);
  const name = component.colors[chosen]?.name;
  return (
    <Box as="div" style={{ gap: 6 }}>
      <Row
        role="group"
        aria-label={component.label}
        style={{
          ...clip,
          height: 44,
          borderRadius: phone.paint.radius('small'),
          alignItems: 'stretch',
        }}
      >
        {component.colors.map(({ name: color, paint, share }, index) => (
          <Tap
            key={color}
            phone={phone}
            aria-label={`${color} ${art[paint]}`}
            aria-pressed={index === chosen}
            onTap={() => phone.set(component.id, index === chosen ? -1 : index)}
            style={{ width: (346 * share) / total, backgroundColor: art[paint] }}
          />
        ))}
      </Row>
      {name && (
        <Text phone={phone} on={phone.screen.ground} size={14} weight={550} aria-live="polite">
          {`${name}, ${art[component.colors[chosen]?.paint ?? 'sky']}`}
        </Text>
      )}
    </Box>
  );
}
