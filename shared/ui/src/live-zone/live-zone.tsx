import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsServed } from '../use-is-served/use-is-served';
import { comeAlive, findChanges, replayChange } from './hand-on';

export { forgetPresses, giveUpPresses, loseLife } from './hand-on';

/** Props of {@link Live}. */
export interface LiveProps {
  /** Returns the element that carries `data-not-live` in served HTML. */
  zone: () => Element | null;
}

/**
 * Hands on what was typed, toggled and pressed in a zone of served HTML before its code came. Render it as the last
 * child of what comes alive together, so that its effects run last.
 */
export function Live({ zone }: LiveProps) {
  const isServed = useIsServed();
  const find = useRef(zone);
  const changes = useRef<ReturnType<typeof findChanges>>([]);
  // Before any other render: that would write React's own values into the fields.
  useLayoutEffect(() => {
    const element = find.current();
    if (element) changes.current = findChanges(element);
  }, []);
  // After the render in which the page has read its address and its effects have set their first state.
  useEffect(() => {
    const element = find.current();
    if (isServed || !element) return;
    for (const change of changes.current.splice(0)) replayChange(change);
    void comeAlive(element);
  }, [isServed]);
  return null;
}

/** A part of a page that comes alive by itself, e.g. one whose code is loaded later. */
export function LiveZone({ children }: { children: ReactNode }) {
  // The attribute goes without a render: see `comeAlive`.
  const [wasServed] = useState(useIsServed());
  const zone = useRef<HTMLDivElement>(null);
  return (
    <div ref={zone} data-not-live={wasServed || undefined}>
      {children}
      <Live zone={() => zone.current} />
    </div>
  );
}
