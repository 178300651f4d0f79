import { useLocation } from '@appling/runtime/router';
import { ButtonLink } from '@appling/ui/button';
import { useIsServed } from '@appling/ui/use-is-served';
import type { ReactNode } from 'react';

/** History state of a link in the list: the list's query, `?q=…`. */
export interface FromList {
  list: string;
}

/** Links to the list as the visitor left it, or else to the whole list. */
export function BackLink({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const { state } = useLocation();
  // A reload keeps the history state, which the prerendered page lacks.
  const isServed = useIsServed();
  const { list = '' } = (isServed ? null : (state as FromList | null)) ?? {};
  return (
    <ButtonLink kind="quiet" size="small" to={`/blog${list}`} iconStart={icon}>
      {children}
    </ButtonLink>
  );
}
