import * as z from 'zod/mini';
import { paletteSchema } from '../../../designer/model/theme';
import { type Typeface, typefaces } from '../../../designer/model/theme-names';
import { id } from '../../../designer/model/parts';
import type { Operation, SingleOperation } from '../../../designer/edit/operation';
import type { AppDesign } from '../../../designer/model/app-design';
import { openDatabase } from '../keeping/database';
import { brandWords as words } from './pictures.content';
import { markPlace } from './places';

const brandSchema = z.strictObject({
  logo: z.optional(id),
  main: paletteSchema.shape.accent,
  second: paletteSchema.shape.hero,
  face: z.optional(z.enum(typefaces)),
});
export interface Brand {
  logo?: string | undefined;
  main: string;
  second: string;
  face?: Typeface | undefined;
}

const KEY = 'brand';
let known: Brand | undefined;

/** The brand of this browser; nothing where none was kept, or what lies there is none. */
export async function readBrand(): Promise<Brand | undefined> {
  try {
    const read = z.safeParse(brandSchema, await (await openDatabase()).get('brand', KEY));
    if (read.success) known = read.data;
  } catch {
    // That of this page is left.
  }
  return known;
}

/** Keeps the brand, and tells whether the browser did. */
export async function keepBrand(brand: Brand): Promise<boolean> {
  known = brand;
  try {
    await (await openDatabase()).put('brand', brand, KEY);
    return true;
  } catch {
    return false;
  }
}

/** What puts a brand on a design, as one step. */
export function brandOperation({ logo, main, second, face }: Brand, design: AppDesign): Operation {
  const place = markPlace(design);
  const name = words.palette;
  const operations: SingleOperation[] = [
    { op: 'theme.role', role: 'primary', color: main, name },
    { op: 'theme.role', role: 'secondary', color: second, name },
    ...(face ? [{ op: 'type.set', face, of: 'display' } as const] : []),
    ...(logo !== undefined && place
      ? [{ op: 'picture.set', component: place.component, picture: { own: logo } } as const]
      : []),
  ];
  return { op: 'several', operations };
}
