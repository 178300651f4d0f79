import type { Area } from '../measure/layers';

/* The parts of the .penpot format (binfile v3) that designs need. */

export interface Entry {
  path: string;
  value: object | Uint8Array<ArrayBuffer>;
}

export interface Gradient {
  type: 'linear';
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  width: number;
  stops: { color: string; opacity: number; offset: number }[];
}
export interface FillImage {
  id: string;
  width: number;
  height: number;
  name: string;
  mtype: string;
}
export type PenpotFill =
  | { fillColor: string; fillOpacity: number }
  | { fillColorGradient: Gradient; fillOpacity: number }
  | { fillImage: FillImage; fillOpacity: number };

export interface PenpotStroke {
  strokeStyle: 'solid' | 'dashed';
  strokeAlignment: 'inner' | 'center';
  strokeWidth: number;
  strokeColor: string;
  strokeOpacity: number;
  strokeCapStart?: 'round';
  strokeCapEnd?: 'round';
}

export interface PenpotShadow {
  id: string;
  style: 'drop-shadow';
  offsetX: number;
  offsetY: number;
  blur: number;
  spread: number;
  hidden: false;
  color: { color: string; opacity: number };
}

export type Interaction = { eventType: 'click' } & (
  | { actionType: 'navigate'; destination: string; preserveScroll: false }
  | { actionType: 'prev-screen' }
);

export interface PathCommand {
  command: 'move-to' | 'line-to' | 'curve-to' | 'close-path';
  params: Record<string, number>;
}

export interface TextContent {
  type: 'root';
  children: {
    type: 'paragraph-set';
    children: (Record<string, unknown> & {
      type: 'paragraph';
      children: (Record<string, unknown> & { text: string })[];
    })[];
  }[];
}

interface Base {
  id: string;
  name: string;
  area: Area;
  opacity?: number;
  interactions?: Interaction[];
  shadow?: PenpotShadow[];
}
interface Painted {
  fills: PenpotFill[];
  strokes: PenpotStroke[];
}
interface Cornered extends Painted {
  r1: number;
  r2: number;
  r3: number;
  r4: number;
}

export type Shape = Base &
  (
    | ({ type: 'frame'; clipContent: boolean; shapes: Shape[] } & Cornered)
    | ({ type: 'group'; shapes: Shape[] } & Painted)
    | ({ type: 'rect' } & Cornered)
    | ({ type: 'path'; content: PathCommand[] } & Painted)
    | { type: 'text'; growType: 'fixed'; content: TextContent }
  );

/** As Penpot's library 1.1.0 writes them; otherwise Penpot migrates the file when opening it. */
export const features = [
  'plugins/runtime',
  'design-tokens/v1',
  'variants/v1',
  'layout/grid',
  'styles/v2',
  'components/v2',
  'fdata/shape-data-type',
];
const legacy = [
  2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 25, 26, 27, 28, 29, 31, 32, 33, 34, 36,
  37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 59, 62, 65,
  66, 67,
];
export const migrations = [
  ...legacy.map((number) => `legacy-${number}`),
  '0001-remove-tokens-from-groups',
  '0002-normalize-bool-content-v2',
  '0003-convert-path-content-v2',
  '0005-deprecate-image-type',
  '0006-fix-old-texts-fills',
  '0008-fix-library-colors-v4',
  '0009-clean-library-colors',
  '0009-add-partial-text-touched-flags',
  '0010-fix-swap-slots-pointing-non-existent-shapes',
  '0011-fix-invalid-text-touched-flags',
  '0012-fix-position-data',
  '0013-fix-component-path',
  '0013-clear-invalid-strokes-and-fills',
  '0014-fix-tokens-lib-duplicate-ids',
  '0014-clear-components-nil-objects',
  '0015-fix-text-attrs-blank-strings',
  '0015-clean-shadow-color',
  '0016-copy-fills-from-position-data-to-text-node',
];
