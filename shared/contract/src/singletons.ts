/** Modules that exist once per page: the shell's `provide.ts` imports all of them, remotes bundle no copy. */
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

export function moduleOf(key: Singleton): string {
  return MOVED[key] ?? key;
}
