/** How a card stands in its row. */
export interface Place {
  shape: 'wide' | 'half';
  /** The phone stands at the left. */
  isMirrored: boolean;
  /** The one corner of the row that is cut. */
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

/** Wide, two halves, wide mirrored, two halves, and again; a half that would stand alone is wide. */
export function rhythm(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const place = bars[index % bars.length]!;
    const isAlone = index === count - 1 && index % 3 === 1;
    return isAlone ? { ...place, shape: 'wide', cut: 'top-right' } : place;
  });
}
