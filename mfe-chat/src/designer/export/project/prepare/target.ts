import type * as babel from '@babel/types';

/** A part of a source, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What sources are prepared for. */
export interface Target {
  /** The folder of its exporter. */
  id: 'react' | 'expo';
  /** Modules that its projects have another form of. */
  instead: Readonly<Record<string, string>>;
  /** What is written otherwise in an element. */
  edit: (element: babel.JSXOpeningElement, source: string) => Edit[];
}
