import type { AppDesign } from './app-design';

/** English, unless the design has its own texts. */
export const sayIn = ({ controls }: Pick<AppDesign, 'controls'>, key: string): string =>
  controls?.[key] ?? key;
