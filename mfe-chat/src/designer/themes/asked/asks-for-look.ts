import type { Brief } from '../../interpret/brief';

/** Whether a sentence names moods, colours or a shape of its own. */
export const asksForLook = ({ moods, colors, styles }: Brief): boolean =>
  moods.length + colors.length > 0 ||
  styles.some(({ value }) => value === 'rounded' || value === 'sharp');

/** Whether it asks for a style or for the dark. */
export const asksForStyle = ({ mode, style }: Brief): boolean =>
  mode?.value === 'dark' || style.value !== 'pastel';
