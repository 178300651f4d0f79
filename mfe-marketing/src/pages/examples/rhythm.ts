export interface Place {
  shape: 'wide' | 'half';
  /** The phone is on the left. */
  isMirrored: boolean;
  /** The only cut corner of the row. */
  cut?: 'top-right' | 'bottom-left';
}

const bars: Place[] = [
  { shape: 'wide', isMirrored: false, cut: 'top-right' },
  { shape: 'half', isMirrored: false },
  { shape: 'half', isMirrored: false, cut: 'top-right' },
  { shape: 'wide', isMirrored: true, cut: 'bottom-left' },
  { shape: 'half', isMirrored: false, cut: 'bottom-left' },
  { shape: 'half', isMirrored: false },
];

/** Returns wide, two halves, wide mirrored, two halves, repeated; a half without a neighbor becomes wide. */
export function rhythm(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const place = bars[index % bars.length]!;
    const isAlone = index === count - 1 && index % 3 === 1;
    return isAlone ? { ...place, shape: 'wide', cut: 'top-right' } : place;
  });
}
