import type { PictureName } from './picture-names';

/** Group and name of a picture of a noun; of one of the visitor's own, its id. */
export function inGroup(name: PictureName): { group: string; own: string } | undefined {
  const [group = '', own] = name.split('/');
  return own === undefined ? undefined : { group, own };
}
