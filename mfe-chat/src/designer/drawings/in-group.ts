import type { PictureName } from './picture-names';

/** Group and name of a picture of a noun; of one of the visitor's own, its id. */
export function inGroup(name: PictureName): { group: string; own: string } | undefined {
  const [group = '', own] = name.split('/');
  return own === undefined ? undefined : { group, own };
}

/** The drawing whose place a picture of the visitor's own took. */
export const formerOf = (name: string): PictureName | undefined =>
  /^own\/[^/]+\/(.+)$/.exec(name)?.[1] as PictureName | undefined;
