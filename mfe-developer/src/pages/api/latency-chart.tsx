/** `answers`: heights in px of the drawing. */
export interface LatencyWords {
  label: string;
  limit: string;
  origin: string;
  answers: readonly number[];
  underLimit: number;
}

const STEP = 7.4;
const FLOOR = 92;

/** Draws a leaf per bar up to the limit and a stone after it. */
export function LatencyChart({ words }: { words: LatencyWords }) {
  const limit = words.underLimit * STEP - 1.2;
  return (
    <figure>
      <svg
        role="img"
        aria-label={words.label}
        viewBox="0 0 326 118"
        className="w-full max-w-[20.375rem] overflow-visible"
      >
        {words.answers.map((height, step) => (
          <rect
            key={step}
            x={step * STEP}
            y={FLOOR - height}
            width="5"
            height={height}
            rx="2.5"
            className={step < words.underLimit ? 'fill-leaf-deep' : 'fill-line-strong'}
          />
        ))}
        <path d={`M${limit} 4V96`} strokeDasharray="3 4" className="stroke-ink stroke-2" />
        <text x={limit + 8} y="16" className="fill-ink text-[14px] font-semibold">
          {words.limit}
        </text>
        <text y="116" className="fill-ink-muted text-[14px]">
          {words.origin}
        </text>
      </svg>
    </figure>
  );
}
