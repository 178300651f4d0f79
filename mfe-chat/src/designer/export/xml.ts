import { escape } from './markup';

/** Rounds to hundredths of a px. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** Escapes text; omits undefined and empty values. */
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
