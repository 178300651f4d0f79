import { useLocation } from '@appling/runtime/router';
import { ButtonLink } from '@appling/ui/button';
import { useIsServed } from '@appling/ui/use-is-served';
import type { ReactNode } from 'react';

/** What a link of the list says about where it was pressed: `?q=…`. */
export interface FromList {
  list: string;
}

/** To the list as the visitor left it; to the whole list for those who came from elsewhere. */
export function BackLink({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const { state } = useLocation();
  // A reload keeps the state, of which the served page knows nothing.
  const isServed = useIsServed();
  const { list = '' } = (isServed ? null : (state as FromList | null)) ?? {};
  return (
    <ButtonLink kind="quiet" size="small" to={`/blog${list}`} iconStart={icon}>
      {children}
    </ButtonLink>
  );
}
