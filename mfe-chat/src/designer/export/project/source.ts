/** What a name of another module is called there; `*` is nothing we have. */
export interface Import {
  /** A module of the sources, or the name of a package. */
  from: string;
  name: string;
  isType: boolean;
}

/** A declaration at the top level of a module, with what it names of the module and of its imports. */
export interface Declaration {
  names: readonly string[];
  /** With its comment, formatted. */
  text: string;
  uses: readonly string[];
}

/** A module of the exported project, cut into declarations, so that a project holds only what its design reaches. */
export interface SourceModule {
  /** In the project: `components/list.tsx`. */
  path: string;
  imports: Readonly<Record<string, Import>>;
  declarations: readonly Declaration[];
}

export interface Sources {
  /** By a name that imports use. */
  modules: Readonly<Record<string, SourceModule>>;
  /** The view of each type of component: its module, and what it exports. */
  views: Readonly<Record<string, { module: string; name: string }>>;
  /** What a component of each type is, as a TypeScript type, with the names that it takes from other modules. */
  types: Readonly<Record<string, { text: string; uses: Readonly<Record<string, string>> }>>;
}
