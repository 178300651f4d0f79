import type { CSSProperties } from 'react';
import type { ScrollProps } from '../host';
import { Box } from './box';

const scrolling: Record<'x' | 'y', CSSProperties> = {
  x: { overflowX: 'auto', scrollbarWidth: 'none' },
  y: { overflowY: 'auto', scrollbarWidth: 'none' },
};

export function Scroll({ phone, axis, style, ...rest }: ScrollProps) {
  const scrolled = phone.live && axis ? scrolling[axis] : {};
  return <Box as="div" style={{ ...style, overflow: 'hidden', ...scrolled }} {...rest} />;
}
