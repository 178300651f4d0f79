import type { Phone } from '../phone';
import { Text } from '../primitives';

export function FieldLabel({
  phone,
  children,
  as = 'h3',
}: {
  phone: Phone;
  children: string;
  as?: 'h3' | 'span';
}) {
  return (
    <Text phone={phone} on={phone.screen.ground} as={as} size={18} weight={660} face="display">
      {children}
    </Text>
  );
}
