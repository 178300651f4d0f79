import type { PictureName } from '../../drawings/picture-names';
import { Art } from '../art';
import type { Phone } from '../phone';
import { Box } from '../primitives';

interface AppMarkProps {
  phone: Phone;
  name: PictureName;
  size: number;
}

export const AppMark = ({ phone, name, size }: AppMarkProps) => (
  <Box
    aria-hidden
    style={{
      overflow: 'hidden',
      width: size,
      height: size,
      marginRight: 12,
      borderRadius: phone.paint.radius('small'),
    }}
  >
    <Art phone={phone} name={name} width={size} height={size} />
  </Box>
);
