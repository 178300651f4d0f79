import type { Exporter } from './exporter';
import { exporter as designFile } from './design-file/exporter';
import { exporter as html } from './html/exporter';

/** Ways to take a design along. */
export const exporters: readonly Exporter[] = [designFile, html];
