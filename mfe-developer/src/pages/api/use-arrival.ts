import { useLocation, useNavigationType } from '@appling/runtime/router';
import { type RefObject, useEffect } from 'react';

/** Scrolls to this section on a link within the page, which the shell does not handle, and focuses the open tab. */
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
