import type { Drawn } from '../../render/phone';
import { Text } from '../../render/primitives';

export function Paragraph({ component, phone }: Drawn<'paragraph'>) {
  const serif = phone.paint.look.type.display === 'newsreader';
  return (
    <Text
      phone={phone}
      on={phone.screen.ground}
      as="p"
      size={serif ? 19 : 16.5}
      leading={serif ? 1.42 : 1.5}
      face={serif ? 'newsreader' : 'text'}
    >
      {component.text}
    </Text>
  );
}
