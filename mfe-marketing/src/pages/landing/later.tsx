import { type ReactNode, useSyncExternalStore } from 'react';

interface LaterProps {
  /** Names the height that is set aside until the section is laid out, in `later.css`. */
  name: string;
  children: ReactNode;
}

const never = () => () => {};

/**
 * A section below the first screen. As the server sent it, it is laid out only when it comes near the screen; once it is
 * alive it is laid out for good, so that places in the page are what they seem.
 */
export function Later({ name, children }: LaterProps) {
  const isAsServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return <div className={isAsServed ? `later later-${name}` : undefined}>{children}</div>;
}
