import type { Component } from '../../model/components';
import type { SingleOperation } from '../operation';

interface Noun {
  one: string;
  many: string;
}
type Agreed =
  | { op: 'component.add'; screen: string; at: number; component: Component }
  | { op: 'component.move'; id: string; screen: string; at: number }
  | { op: 'component.duplicate'; id: string }
  | { op: 'component.replace'; id: string; component: Component }
  | { op: 'screen.rename'; screen: string; name: string }
  | { op: 'screen.remove'; screen: string }
  | { op: 'screen.move'; screen: string; at: number }
  | { op: 'screen.duplicate'; screen: string }
  | { op: 'tabs.set'; tabs: readonly { label: string; icon: string; to: string }[] }
  | { op: 'start.set'; screen: string }
  | { op: 'row.add'; component: string; at: number; row: object }
  | { op: 'row.edit'; component: string; at: number; row: object }
  | { op: 'row.remove'; component: string; at: number }
  | { op: 'row.move'; component: string; from: number; to: number }
  | { op: 'noun.rename'; from: Noun; to: Noun }
  | { op: 'picture.set'; component: string; row?: number; picture: string }
  | { op: 'type.set'; face?: string; of?: 'display' | 'text'; scale?: number }
  | { op: 'density.set'; density: 'compact' | 'regular' | 'airy' }
  | {
      op: 'language.set';
      language: string;
      texts: readonly { from: string; to: string }[];
      controls?: Record<string, string>;
    }
  | {
      op: 'records.about';
      one: string;
      many: string;
      screens: readonly unknown[];
      tabs?: readonly unknown[];
    };

export type Wanted = SingleOperation | Agreed;
