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
 * Shows nothing first, then the previous value until its turn. Parts render one after another as transitions, because
 * all at once would block more important ones.
 * @param canWait false returns the value at once
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
