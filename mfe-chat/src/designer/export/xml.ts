import { escape } from './markup';

/** Hundredths of a px. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** Attributes of an element: text is escaped, always, and what is undefined or empty is left out. */
export const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? short(value) : escape(String(value))}"`,
    )
    .join('');

export const element = (
  name: string,
  values: Record<string, string | number | undefined>,
  content = '',
): string => `<${name}${attributes(values)}${content ? `>${content}</${name}>` : '/>'}`;
