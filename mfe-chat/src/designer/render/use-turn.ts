import { startTransition, useEffect, useState } from 'react';

interface Turn {
  begin: () => void;
}

const waiting: Turn[] = [];
let current: Turn | undefined;

function join(turn: Turn): void {
  waiting.push(turn);
  if (!current) next();
}

function leave(turn: Turn): void {
  if (turn === current) next();
  else if (waiting.includes(turn)) waiting.splice(waiting.indexOf(turn), 1);
}

function next(): void {
  current = waiting.shift();
  current?.begin();
}

/**
 * What a part that can wait may show: nothing at first, then the value before. Parts are drawn one after the other, each
 * as a transition; all at once they would hold up what the visitor waits for.
 *
 * @param canWait without it, the value at once
 */
export function useTurn<Value>(value: Value, canWait: boolean): Value | undefined {
  const [shown, setShown] = useState<{ value: Value; turn: Turn }>();
  useEffect(() => {
    if (!canWait) return undefined;
    const turn: Turn = { begin: () => startTransition(() => setShown({ value, turn })) };
    join(turn);
    return () => leave(turn);
  }, [value, canWait]);
  useEffect(() => {
    if (shown) leave(shown.turn);
  }, [shown]);
  return canWait ? shown?.value : value;
}
