import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';

export function BigNumber({ component, phone }: Drawn<'big-number'>) {
  const { label, value, minor, caption, strong, size } = component;
  const on = phone.screen.ground;
  return (
    <Box as="div">
      {label && (
        <Text phone={phone} on={on} tone="muted" size={15.5} weight={450}>
          {label}
        </Text>
      )}
      <Row
        style={{ alignItems: 'flex-end', marginLeft: strong ? -6 : -1, marginTop: label ? 4 : 0 }}
      >
        <Text
          phone={phone}
          on={on}
          size={size}
          weight={strong ? 780 : 740}
          face="display"
          leading={strong ? 0.84 : 1.02}
          tracking={strong ? -0.07 : -0.05}
        >
          {value}
        </Text>
        {minor && (
          <Text
            phone={phone}
            on={on}
            tone="muted"
            size={size * 0.46}
            weight={650}
            face="display"
            leading={1.3}
            tracking={-0.05}
          >
            {minor}
          </Text>
        )}
      </Row>
      {caption && (
        <Text
          phone={phone}
          on={on}
          tone={strong ? 'text' : 'accent'}
          size={strong ? 23 : 15.5}
          weight={strong ? 600 : 600}
          style={{ marginTop: strong ? 18 : 6 }}
          face={strong ? 'display' : 'text'}
        >
          {caption}
        </Text>
      )}
    </Box>
  );
}
