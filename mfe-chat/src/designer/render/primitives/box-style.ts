import type { Style } from './host';

/** Flexbox with an explicit direction, because defaults differ between browsers and Yoga. */
export const boxStyle: Style = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minWidth: 0,
};
