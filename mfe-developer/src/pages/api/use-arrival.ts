import { useLocation, useNavigationType } from '@appling/runtime/router';
import { type RefObject, useEffect } from 'react';

/**
 * A link to this section from within its own page moves there: the shell moves only between pages. The focus goes
 * to the open tab, from where the arrow keys lead on.
 */
export function useArrival(section: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const element = section.current;
    if (!element || hash !== `#${element.id}` || type === 'POP') return;
    element.scrollIntoView();
    element
      .querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
      ?.focus({ preventScroll: true });
  }, [section, hash, key, type]);
}
