import type { InputProps, TextProps } from './host';

/** Returns the text that a field shows where nobody types: its value, or its placeholder. */
export const shownText = ({
  phone,
  on,
  value,
  label,
  placeholder = label,
  size,
  weight,
  face,
  leading,
  tracking,
  still,
}: InputProps): TextProps => ({
  phone,
  on,
  size,
  weight,
  face,
  leading,
  tracking,
  tone: value === '' ? 'muted' : 'text',
  ...still,
  children: value || placeholder,
});
