import type { AriaAttributes } from 'react';
import type { Role } from 'react-native';
import type { Meaning } from '../../../render/primitives/host';

const roles: Readonly<Partial<Record<Meaning, Role>>> = {
  h2: 'heading',
  h3: 'heading',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
  nav: 'navigation',
  article: 'article',
};

interface Spoken extends AriaAttributes {
  as?: Meaning | undefined;
  role?: string | undefined;
}

/** Returns accessibility props that React Native supports. */
export function spoken({ as, role, ...rest }: Spoken) {
  const aria = Object.fromEntries(
    Object.entries(rest).filter(([name]) => name.startsWith('aria-')),
  );
  const isChosen = rest['aria-pressed'] === true || rest['aria-current'] === 'page';
  const own = role ?? (as && roles[as]);
  return {
    ...aria,
    ...(isChosen ? { 'aria-selected': true } : {}),
    ...(own ? { role: own as Role } : {}),
    ...(as === 'h2' || as === 'h3' ? { 'aria-level': Number(as.slice(1)) } : {}),
  };
}
