import type { CSSProperties } from 'react';
import type { ScrollProps } from '../host';
import { Box } from './box';

const scrolling = { x: 'auto hidden', y: 'hidden auto' };

export function Scroll({ phone, axis, style, ...rest }: ScrollProps) {
  const scrolled: CSSProperties = {
    ...style,
    overflow: phone.live && axis ? scrolling[axis] : 'hidden',
    scrollbarWidth: 'none',
  };
  return <Box as="div" style={scrolled} {...rest} />;
}
