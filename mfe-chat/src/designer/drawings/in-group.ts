import type { PictureName } from './picture-names';

/** Group and name of a picture of a noun. */
export function inGroup(name: PictureName): { group: string; own: string } | undefined {
  const [group = '', own] = name.split('/');
  return own === undefined ? undefined : { group, own };
}
