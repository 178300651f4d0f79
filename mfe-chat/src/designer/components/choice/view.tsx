import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { Chip } from '../../render/pieces/buttons';

export function Choice({ component, phone }: Drawn<'choice'>) {
  const { id, label, options } = component;
  const [{ selected }, change] = phone.state(id, { selected: component.selected });
  return (
    <Box as="div" style={{ gap: 12 }}>
      <Text phone={phone} on={phone.screen.ground} as="h3" size={18} weight={660} face="display">
        {label}
      </Text>
      <Row role="radiogroup" aria-label={label} style={{ gap: 8, flexWrap: 'wrap' }}>
        {options.map((option, index) => (
          <Chip
            key={option}
            phone={phone}
            radio
            label={option}
            on={index === selected}
            onTap={() => change({ selected: index })}
          />
        ))}
      </Row>
    </Box>
  );
}
