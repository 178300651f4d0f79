import { Box } from './current-host';
import type { BoxProps } from './host';

/** A box whose children stand side by side. */
export function Row({ style, ...rest }: BoxProps) {
  return <Box style={{ flexDirection: 'row', alignItems: 'center', ...style }} {...rest} />;
}
