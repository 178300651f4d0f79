import type { ScrollProps } from '../host';
import { Box } from './box';

const scrolling = { x: 'auto hidden', y: 'hidden auto' };

export function Scroll({ phone, axis, style, ...rest }: ScrollProps) {
  const overflow = phone.live && axis ? scrolling[axis] : 'hidden';
  return <Box as="div" style={{ ...style, ...{ overflow, scrollbarWidth: 'none' } }} {...rest} />;
}
