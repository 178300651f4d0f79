import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsServed } from '../use-is-served/use-is-served';
import { replayPresses, findChanges, replayChange } from './replay-input';

export { forgetPresses, reportLostPresses, markNotLive } from './replay-input';

export interface LiveProps {
  /** Returns the element with `data-not-live`. */
  zone: () => Element | null;
}

/** Replays early input and presses. Render it as the last child, so that its effects run last. */
export function Live({ zone }: LiveProps) {
  const isServed = useIsServed();
  const find = useRef(zone);
  const changes = useRef<ReturnType<typeof findChanges>>([]);
  // Before any other render, which would overwrite the fields with React's values.
  useLayoutEffect(() => {
    const element = find.current();
    if (element) changes.current = findChanges(element);
  }, []);
  // After the page has read its address and its effects have set their first state.
  useEffect(() => {
    const element = find.current();
    if (isServed || !element) return;
    for (const change of changes.current.splice(0)) replayChange(change);
    void replayPresses(element);
  }, [isServed]);
  return null;
}

export function LiveZone({ children }: { children: ReactNode }) {
  // The attribute disappears without a render: see `replayPresses`.
  const [wasServed] = useState(useIsServed());
  const zone = useRef<HTMLDivElement>(null);
  return (
    <div ref={zone} data-not-live={wasServed || undefined}>
      {children}
      <Live zone={() => zone.current} />
    </div>
  );
}
