import type { AppDesign } from './app-design';

/** What the phone's own controls say: English, unless the design brings the words of its language along. */
export const sayIn = ({ controls }: Pick<AppDesign, 'controls'>, key: string): string =>
  controls?.[key] ?? key;
