import type * as babel from '@babel/types';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Target {
  id: 'react' | 'expo';
  /** Modules that are replaced in its projects. */
  instead: Readonly<Record<string, string>>;
  /** Changes of JSX elements. */
  edit: (element: babel.JSXOpeningElement, source: string) => Edit[];
}
