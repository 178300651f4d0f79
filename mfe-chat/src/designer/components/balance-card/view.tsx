import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { Pill } from '../../render/pieces/pill';

export function BalanceCard({ component, phone }: Drawn<'balance-card'>) {
  const { id, value, caption, button, picture } = component;
  return (
    <Box
      as="div"
      style={{
        position: 'relative',
        overflow: 'hidden',
        height: 204,
        padding: '16px 20px 18px 20px',
        justifyContent: 'space-between',
        ...phone.paint.fill('hero', 'card'),
        border: 'none',
      }}
    >
      <Box aria-hidden style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Art phone={phone} name={picture} width={346} height={204} fit="slice" />
      </Box>
      <Box style={{ position: 'relative' }}>
        <Text
          phone={phone}
          on="hero"
          size={82}
          weight={780}
          face="display"
          leading={0.98}
          tracking={-0.06}
        >
          {value}
        </Text>
        <Text phone={phone} on="hero" size={16.5} weight={620}>
          {caption}
        </Text>
      </Box>
      <Row style={{ position: 'relative' }}>
        <Pill phone={phone} button={button} source={id} ground="ink" on="hero" />
      </Row>
    </Box>
  );
}
