import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { Pill } from '../../render/pieces/pill';

export function VisitCard({ component, phone }: Drawn<'visit-card'>) {
  const { id, eyebrow, title, picture, buttons } = component;
  return (
    <Box
      as="div"
      style={{
        position: 'relative',
        overflow: 'hidden',
        height: 186,
        padding: '18px 20px 16px 20px',
        justifyContent: 'space-between',
        ...phone.paint.fill('accent', 'card'),
        border: 'none',
      }}
    >
      <Box aria-hidden style={{ position: 'absolute', right: 0, top: 0 }}>
        <Art phone={phone} name={picture} width={346} height={186} fit="slice" />
      </Box>
      <Box as="div" style={{ position: 'relative', maxWidth: 232 }}>
        <Text phone={phone} on="accent" size={15} weight={500}>
          {eyebrow}
        </Text>
        <Text
          phone={phone}
          on="accent"
          as="h3"
          size={27}
          weight={680}
          face="display"
          leading={1.1}
          style={{ marginTop: 5 }}
        >
          {title}
        </Text>
      </Box>
      <Row style={{ position: 'relative', gap: 10 }}>
        {buttons.map((button, index) => (
          <Pill
            key={button.label}
            phone={phone}
            button={button}
            source={`${id}/${index}`}
            ground="background"
            on="accent"
            outline={index > 0}
          />
        ))}
      </Row>
    </Box>
  );
}
