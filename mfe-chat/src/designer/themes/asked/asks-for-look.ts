import type { Brief } from '../../interpret/brief';

export const asksForLook = ({ moods, colors, styles }: Brief): boolean =>
  moods.length + colors.length > 0 ||
  styles.some(({ value }) => value === 'rounded' || value === 'sharp');

export const asksForStyle = ({ mode, style }: Brief): boolean =>
  mode?.value === 'dark' || style.value !== 'pastel';
