import type { Exporter } from './exporter';
import { exporter as designFile } from './design-file/exporter';
import { exporter as expo } from './expo/exporter';
import { exporter as html } from './html/exporter';
import { exporter as penpot } from './penpot/exporter';
import { exporter as react } from './react/exporter';
import { exporter as svg } from './svg/exporter';
import { exporter as tokens } from './tokens/exporter';

/** Ways to take a design along. */
export const exporters: readonly Exporter[] = [designFile, expo, html, penpot, react, svg, tokens];
