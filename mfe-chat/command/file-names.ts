import type { Exporter } from '../src/designer/export/exporter';
import { exporters } from '../src/designer/export/exporters.generated';
import { fileName } from '../src/designer/export/file-name';
import type { AppDesign } from '../src/designer/model/app-design';

/** Excludes exporters that need measured screens: only a browser can measure. */
export const ownExporters: readonly Exporter[] = exporters.filter(
  ({ needs }) => !needs.includes('screens'),
);

export const nameOf = (exporter: Exporter, { name }: AppDesign): string =>
  `${fileName(name)}${exporter.ending}`;

export const pictureNames = ({ screens }: AppDesign): string[] =>
  screens.map(({ name }, at) => `screens/${String(at + 1).padStart(2, '0')}-${fileName(name)}.svg`);
