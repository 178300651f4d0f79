/**
 * Modules that exist once per page: the shell provides them eagerly, remotes bundle no copy. Only for stateful modules;
 * stateless ones (shared/ui, icons) are bundled. The shell's `provide.ts` must import every one of them.
 */
export const SINGLETONS = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  zustand: '^5.1.0',
  'zustand/vanilla': '^5.1.0',
  '@appling/shared/router': '^1.0.0',
  '@appling/shared/state': '^1.0.0',
} as const;

export type Singleton = keyof typeof SINGLETONS;

/** Released files contain the keys, so a module that moves keeps its key. */
const MOVED: Partial<Record<Singleton, string>> = {
  '@appling/shared/router': '@appling/runtime/router',
  '@appling/shared/state': '@appling/runtime/state',
};

/** Returns the import path of a shared module. */
export function moduleOf(key: Singleton): string {
  return MOVED[key] ?? key;
}
