/**
 * Modules that exist once per page. The shell provides them, eagerly; remotes consume them and bundle no copy.
 * Stateful things belong here; stateless ones (shared/ui, icons) are bundled by each remote, so that they do not
 * couple releases. The shell's `provide.ts` must import every one of them.
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

/** Key under which the shell shares a module with every remote. */
export type Singleton = keyof typeof SINGLETONS;

/** Released files contain the keys, so a module that moves keeps its key. */
const MOVED: Partial<Record<Singleton, string>> = {
  '@appling/shared/router': '@appling/runtime/router',
  '@appling/shared/state': '@appling/runtime/state',
};

/** Returns the module that sources import for a key. */
export function moduleOf(key: Singleton): string {
  return MOVED[key] ?? key;
}
