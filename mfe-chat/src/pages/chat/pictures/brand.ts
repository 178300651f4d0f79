import { type Typeface, typefaces } from '../../../designer/model/theme-names';
import type { Operation, SingleOperation } from '../../../designer/edit/operation';
import type { AppDesign } from '../../../designer/model/app-design';
import { openDatabase } from '../keeping/database';
import { brandWords as words } from './pictures.content';
import { markPlace } from './places';

export interface Brand {
  logo?: string | undefined;
  main: string;
  second: string;
  face?: Typeface | undefined;
}

const isColor = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** Storage may contain data of another release. */
function isBrand(value: unknown): value is Brand {
  const { logo, main, second, face } = (value ?? {}) as Partial<Record<keyof Brand, unknown>>;
  return (
    isColor(main) &&
    isColor(second) &&
    (logo === undefined || (typeof logo === 'string' && /^[a-z][a-z0-9-]{0,47}$/.test(logo))) &&
    (face === undefined || typefaces.some((each) => each === face))
  );
}

const KEY = 'brand';
let known: Brand | undefined;

/** Undefined if none or invalid. */
export async function readBrand(): Promise<Brand | undefined> {
  try {
    const kept = await (await openDatabase()).get('brand', KEY);
    if (isBrand(kept)) known = kept;
  } catch {
    // Falls back to this page's copy.
  }
  return known;
}

/** Returns whether the browser stored it. */
export async function keepBrand(brand: Brand): Promise<boolean> {
  known = brand;
  try {
    await (await openDatabase()).put('brand', brand, KEY);
    return true;
  } catch {
    return false;
  }
}

/** One undo step. */
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
