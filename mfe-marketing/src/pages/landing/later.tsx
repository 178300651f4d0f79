import { useIsServed } from '@appling/ui/use-is-served';
import { type ReactNode, useEffect, useState } from 'react';

interface LaterProps {
  /** Name of the height reserved in `later.css` until the section is laid out. */
  name: string;
  children: ReactNode;
}

/** Input that precedes scrolling. */
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

/** Lays out one section per frame: together they would block the page. */
function inTurn(layOut: () => void): void {
  lastTurn = (lastTurn ?? visitorActs())
    .then(() => new Promise(requestAnimationFrame))
    .then(() => new Promise((resolve) => setTimeout(resolve)))
    .then(layOut);
}

/** A section below the fold, laid out when near the viewport. After hydration and the first input it stays laid out. */
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
