import type { PictureName } from './picture-names';

/** Returns group and name, or the id of the visitor's own picture. */
export function inGroup(name: PictureName): { group: string; own: string } | undefined {
  const [group = '', own] = name.split('/');
  return own === undefined ? undefined : { group, own };
}
