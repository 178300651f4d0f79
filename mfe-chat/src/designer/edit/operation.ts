import type { FeatureName } from '../interpret/features';
import type { AppDesign, LayoutName, Screen } from '../model/app-design';
import type { ComponentOf } from '../model/components';
import type { Ground, Look, Palette, StyleName } from '../model/theme';

export type TextPath = readonly (string | number)[];

/** One edit as data: what the log keeps, undo takes back and a stored design is replayed from. Each changes only what it names. */
export type Operation =
  /** Another design altogether: drawn anew, opened from a file, brought back. */
  | { op: 'design.set'; design: AppDesign }
  | { op: 'design.rename'; name: string }
  | { op: 'theme.palette'; palette: Palette }
  | { op: 'theme.role'; role: ColorRole; color: string; name: string }
  | { op: 'theme.style'; style: StyleName }
  | { op: 'theme.mode'; mode: Look['mode'] }
  | { op: 'theme.radius'; radius: number }
  /** Colours and corners of another moment. */
  | { op: 'theme.look'; palette: Palette; radius: number; mode: Look['mode'] }
  | { op: 'surface.set'; surface: Look['surface'] }
  | { op: 'layout.variant'; layout: LayoutName }
  /** A screen and a way to it: a tab, or a button on the first screen. */
  | {
      op: 'screen.add';
      screen: Screen;
      tab?: AppDesign['tabs'][number];
      door?: ComponentOf<'button'>;
    }
  | { op: 'feature.remove'; feature: FeatureName }
  | { op: 'component.remove'; id: string }
  /** The ground that a component lies on; without one, as it was drawn. */
  | { op: 'component.role'; id: string; role?: Ground }
  | { op: 'text.set'; id: string; path: TextPath; text: string }
  /** What one sentence asked for. */
  | { op: 'several'; operations: readonly Operation[] };

export type ColorRole = 'background' | 'text' | 'accent';
