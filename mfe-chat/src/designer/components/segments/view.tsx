import type { Drawn } from '../../render/phone';
import { Row, Tap, Text } from '../../render/primitives';

export function Segments({ component, phone }: Drawn<'segments'>) {
  const { id, label, options } = component;
  const selected = phone.value(id, component.selected);
  return (
    <Row as="div" role="radiogroup" aria-label={label} style={{ gap: 8 }}>
      {options.map((option, index) => {
        const ground = index === selected ? 'ink' : 'surface';
        return (
          <Tap
            key={option}
            phone={phone}
            role="radio"
            aria-checked={index === selected}
            onTap={() => phone.set(id, index)}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 0,
              height: 46,
              alignItems: 'center',
              justifyContent: 'center',
              ...phone.paint.fill(ground, 'control'),
              boxShadow: 'none',
            }}
          >
            <Text phone={phone} on={ground} size={15} weight={640}>
              {option}
            </Text>
          </Tap>
        );
      })}
    </Row>
  );
}
