/** `*` imports the whole namespace of a package. */
export interface Import {
  /** A module of the sources, or a package. */
  from: string;
  name: string;
  isType: boolean;
}

/** `uses` contains names of the module and of its imports. */
export interface Declaration {
  names: readonly string[];
  /** Formatted, with its comment. */
  text: string;
  uses: readonly string[];
}

/** Cut into declarations, so that a project contains only what its design uses. */
export interface SourceModule {
  /** In the project: `components/list.tsx`. */
  path: string;
  imports: Readonly<Record<string, Import>>;
  declarations: readonly Declaration[];
}

export interface Sources {
  /** By import name. */
  modules: Readonly<Record<string, SourceModule>>;
  /** By component type. */
  views: Readonly<Record<string, { module: string; name: string }>>;
  /** TypeScript types by component type, with the names that they import. */
  types: Readonly<Record<string, { text: string; uses: Readonly<Record<string, string>> }>>;
}
