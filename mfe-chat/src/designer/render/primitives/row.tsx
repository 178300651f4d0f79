import { Box } from './current-host';
import type { BoxProps } from './host';

export function Row({ style, ...rest }: BoxProps) {
  return <Box style={{ flexDirection: 'row', alignItems: 'center', ...style }} {...rest} />;
}
