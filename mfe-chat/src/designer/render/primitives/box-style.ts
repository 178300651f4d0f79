import type { Style } from './host';

/** A flexbox with its direction said aloud, which is what browsers and Yoga agree on. */
export const boxStyle: Style = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minWidth: 0,
};
