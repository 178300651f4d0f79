import { singularOf } from '../../interpret/words';

/** By what fields are looked up: their words, the last in the singular. “Mite counts” are a “mite count”. */
export const fieldKey = (label: string): string =>
  label.toLowerCase().replace(/\S+$/u, (last) => singularOf(last));
