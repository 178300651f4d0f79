import { singularOf } from '../../interpret/words';

/** Looks fields up by lower-case words with the last in the singular: “Mite counts” is “mite count”. */
export const fieldKey = (label: string): string =>
  label.toLowerCase().replace(/\S+$/u, (last) => singularOf(last));
