/** mulberry32: the same seed gives the same choices, in order. */
export interface Chance {
  next: () => number;
  below: (count: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick: <T>(from: readonly T[]): T => {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('Nothing to choose from');
      return found;
    },
  };
}
