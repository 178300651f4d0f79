interface TwoLeavesProps {
  /** Where both leaves meet the stem. */
  at: readonly [number, number];
  /** Length of the larger leaf in units of the picture. */
  size: number;
  left?: string;
  right?: string;
}

export function TwoLeaves({ at: [x, y], size, left = 'fill-leaf', right = left }: TwoLeavesProps) {
  const s = size;
  return (
    <>
      <path
        className={left}
        d={`M${x} ${y}C${x - s * 0.5} ${y} ${x - s * 0.82} ${y - s * 0.3} ${x - s * 0.86} ${y - s * 0.72}C${x - s * 0.42} ${y - s * 0.62} ${x} ${y - s * 0.5} ${x} ${y}Z`}
      />
      <path
        className={right}
        d={`M${x} ${y}C${x + s * 0.62} ${y + s * 0.06} ${x + s * 1.02} ${y - s * 0.38} ${x + s} ${y - s}C${x + s * 0.4} ${y - s * 0.92} ${x - s * 0.06} ${y - s * 0.5} ${x} ${y}Z`}
      />
    </>
  );
}
