import type { Drawn } from '../../render/phone';
import { Row, Tap, Text } from '../../render/primitives';

export function Tags({ component, phone }: Drawn<'tags'>) {
  const on = phone.screen.ground;
  const { paint } = phone;
  return (
    <Row as="div" role="group" aria-label={component.label} style={{ gap: 9, flexWrap: 'wrap' }}>
      {component.tags.map(({ label, on: initially = false }, index) => {
        const key = `${component.id}/${index}`;
        const chosen = phone.value(key, initially);
        const shape = chosen
          ? {
              ...paint.fill('accent'),
              boxShadow: 'none',
              border: `1.5px solid ${paint.ground('accent')}`,
            }
          : { border: `1.5px solid ${paint.line(on, 0.24)}` };
        return (
          <Tap
            key={label}
            phone={phone}
            aria-pressed={chosen}
            onTap={() => phone.set(key, !chosen)}
            style={{
              height: 34,
              paddingLeft: 14,
              paddingRight: 14,
              justifyContent: 'center',
              borderRadius: Math.max(6, Math.min(17, paint.radius('card'))),
              ...shape,
            }}
          >
            <Text phone={phone} on={chosen ? 'accent' : on} size={14} weight={500}>
              {label}
            </Text>
          </Tap>
        );
      })}
    </Row>
  );
}
