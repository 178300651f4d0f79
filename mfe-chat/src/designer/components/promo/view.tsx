import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Tap, Text } from '../../render/primitives';
import { clip } from '../../render/pieces/clip';

export function Promo({ component, phone }: Drawn<'promo'>) {
  const { id, title, note, picture, height, action } = component;
  return (
    <Tap
      phone={phone}
      action={action}
      source={id}
      style={{
        ...clip,
        height,
        padding: 22,
        justifyContent: 'space-between',
        ...phone.paint.fill('hero', 'card'),
        border: 'none',
      }}
    >
      <Box aria-hidden style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Art phone={phone} name={picture} width={346} height={height} fit="slice" />
      </Box>
      <Text phone={phone} on="hero" size={34} weight={690} face="display" leading={1.08}>
        {title}
      </Text>
      <Text
        phone={phone}
        on="hero"
        size={15.5}
        weight={600}
        leading={1.28}
        style={{ maxWidth: 236 }}
      >
        {note}
      </Text>
    </Tap>
  );
}
