import type { BoxProps } from '../../../render/primitives/host';
import { Box } from './box';

/** A flexbox row; see `.row` in index.css. */
export function Row({ className, ...rest }: BoxProps & { className?: string }) {
  return <Box className={className ? `row ${className}` : 'row'} {...rest} />;
}
