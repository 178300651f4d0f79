import { Row, Tap, Text } from '../primitives';
import { findComponent, type Drawn, type Phone } from '../phone';

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

export function daysOf(phone: Phone, by: string) {
  const segments = findComponent(phone, by, 'segments');
  return phone.value(by, segments?.selected ?? 0);
}
