import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { LeadMark } from '../../render/pieces/lead-mark';

export function Profile({ component, phone }: Drawn<'profile'>) {
  const on = phone.screen.ground;
  return (
    <Row as="div" style={{ gap: 16 }}>
      <LeadMark
        phone={phone}
        lead={component.lead ?? { as: 'initials', text: component.initials }}
        tint={component.tint}
        on="background"
        size={76}
      />
      <Box as="div" style={{ flexShrink: 1 }}>
        <Text phone={phone} on={on} as="h2" size={29} weight={690} face="display">
          {component.name}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={15.5}>
          {component.note}
        </Text>
      </Box>
    </Row>
  );
}
