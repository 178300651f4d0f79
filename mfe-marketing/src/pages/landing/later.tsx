import { useIsServed } from '@appling/ui/use-is-served';
import { type ReactNode, useEffect, useState } from 'react';

interface LaterProps {
  /** Names the height that is set aside until the section is laid out, in `later.css`. */
  name: string;
  children: ReactNode;
}

/** What a visitor does who is about to look further down, or already has. */
const SIGNS = ['scroll', 'wheel', 'keydown', 'pointerdown', 'pointermove', 'touchstart'] as const;

let sign: Promise<void> | undefined;

function visitorActs(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    const options = { passive: true, capture: true, once: true };
    for (const name of SIGNS) window.addEventListener(name, () => resolve(), options);
  });
  return sign;
}

let lastTurn: Promise<unknown> | undefined;

/** A frame of its own for each section: laid out together, they would hold up the page. */
function inTurn(layOut: () => void): void {
  lastTurn = (lastTurn ?? visitorActs())
    .then(() => new Promise(requestAnimationFrame))
    .then(() => new Promise((resolve) => setTimeout(resolve)))
    .then(layOut);
}

/**
 * A section below the first screen. As the server sent it, it is laid out only when it comes near the screen. Once it is
 * alive and the visitor moves, it is laid out for good, so that places in the page are what they seem.
 */
export function Later({ name, children }: LaterProps) {
  const [isAsServed, setAsServed] = useState(useIsServed());
  useEffect(() => {
    if (!isAsServed) return;
    let isGone = false;
    inTurn(() => {
      if (!isGone) setAsServed(false);
    });
    return () => {
      isGone = true;
    };
  }, [isAsServed]);
  return <div className={isAsServed ? `later later-${name}` : undefined}>{children}</div>;
}
