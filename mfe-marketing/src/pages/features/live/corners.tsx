import { useId, useState } from 'react';

interface CornersProps {
  label: string;
  /** From the sharpest to the roundest. */
  names: readonly string[];
  first: number;
  most: number;
}

export function Corners({ label, names, first, most }: CornersProps) {
  const id = useId();
  const [radius, setRadius] = useState(first);
  const name = names[Math.min(names.length - 1, Math.floor(radius / 10))];
  return (
    <div className="corners">
      <svg viewBox="0 0 360 216" aria-hidden="true">
        <rect className="corners-card" x="1" y="1" width="358" height="214" rx={radius + 4} />
        <rect className="fill-blossom" x="16" y="16" width="120" height="184" rx={radius * 0.8} />
        <circle className="fill-sun" cx="76" cy="92" r="34" />
        <rect
          className="fill-ink"
          x="156"
          y="34"
          width="150"
          height="16"
          rx={Math.min(8, radius)}
        />
        <rect
          className="fill-line"
          x="156"
          y="66"
          width="180"
          height="10"
          rx={Math.min(5, radius)}
        />
        <rect
          className="fill-line"
          x="156"
          y="86"
          width="132"
          height="10"
          rx={Math.min(5, radius)}
        />
        <rect
          className="fill-leaf"
          x="156"
          y="152"
          width="136"
          height="48"
          rx={Math.min(24, radius)}
        />
        <rect
          className="fill-on-leaf"
          x="188"
          y="171"
          width="72"
          height="10"
          rx={Math.min(5, radius)}
        />
      </svg>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{name}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        value={radius}
        aria-valuetext={`${name}, ${radius} px`}
        onChange={({ target }) => setRadius(Number(target.value))}
      />
    </div>
  );
}
