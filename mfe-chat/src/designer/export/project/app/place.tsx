import type { ReactNode } from 'react';
import { Box } from '../../../render/primitives';

interface PlaceProps {
  /** Room above it, in px. */
  above: number;
  /** Reaches to the edges of the screen. */
  wide?: boolean;
  children: ReactNode;
}

/** Where a part of a screen stands. */
export const Place = ({ above, wide = false, children }: PlaceProps) => (
  <Box
    as="div"
    style={{ marginTop: above, paddingLeft: wide ? 0 : 22, paddingRight: wide ? 0 : 22 }}
  >
    {children}
  </Box>
);
