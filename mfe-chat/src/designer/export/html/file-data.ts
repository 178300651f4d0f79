import type { Picture } from '../../../content/picture.schema';

/** What a file holds beside its design: what the design draws from. */
export interface Drawings {
  /** Outlines of icons by name. */
  icons: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, Picture>>;
}

/** Ids of the elements of a file that hold data as JSON. The first can be opened as a design again. */
export const dataIds = { design: 'appling-design', drawings: 'appling-drawings' } as const;
