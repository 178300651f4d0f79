import type { Picture } from '../../../content/picture.schema';

export interface Drawings {
  icons: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, Picture>>;
}

/** Ids of elements that contain JSON. The chat can open the first one as a design. */
export const dataIds = { design: 'appling-design', drawings: 'appling-drawings' } as const;
