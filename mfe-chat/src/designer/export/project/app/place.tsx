import type { ReactNode } from 'react';
import { Box } from '../../../render/primitives';

interface PlaceProps {
  /** In px. */
  above: number;
  wide?: boolean;
  children: ReactNode;
}

export const Place = ({ above, wide = false, children }: PlaceProps) => (
  <Box
    as="div"
    style={{ marginTop: above, paddingLeft: wide ? 0 : 22, paddingRight: wide ? 0 : 22 }}
  >
    {children}
  </Box>
);
