import { strToU8, zipSync } from 'fflate';
import { fileName } from './file-name';

export interface DrawnScreen {
  name: string;
  svg: string;
}

/** The screens as files in one zip. Its date never changes, so equal screens give equal bytes. */
export function zipScreens(screens: readonly DrawnScreen[]): Uint8Array<ArrayBuffer> {
  const files = screens.map(({ name, svg }, index) => [
    `screens/${String(index + 1).padStart(2, '0')}-${fileName(name)}.svg`,
    strToU8(svg),
  ]);
  // The local time of a zip: the same numbers in every time zone.
  return zipSync(Object.fromEntries(files), {
    mtime: new Date(2024, 0, 1),
    level: 6,
  }) as Uint8Array<ArrayBuffer>;
}
