import type { Flow } from './flow';
import { type Place, size } from './places';

interface ArrowsProps {
  flows: readonly Flow[];
  at: ReadonlyMap<string, Place>;
  width: number;
  height: number;
}

/** Forward arrows run sideways, arrows within a column bend right, and back arrows run below, so that none overlap. */
function pathOf([fromX, fromY]: Place, [toX, toY]: Place, nth: number): string {
  const shift = (nth % 7) * 16;
  const y1 = fromY + 56 + shift;
  const y2 = toY + 48 + shift;
  const right = fromX + size.width;
  if (toX > fromX) {
    const bend = Math.max(36, (toX - right) / 2);
    return `M${right} ${y1}C${right + bend} ${y1} ${toX - bend - 6} ${y2} ${toX - 6} ${y2}`;
  }
  if (toX === fromX) {
    const out = right + 34 + shift / 4;
    return `M${right} ${y1}C${out} ${y1} ${out} ${y2} ${right + 6} ${y2}`;
  }
  const end = toX + size.width;
  const bend = Math.max(36, (fromX - end) / 2);
  return `M${fromX} ${y1 + 40}C${fromX - bend} ${y1 + 40} ${end + bend + 6} ${y2 + 40} ${end + 6} ${y2 + 40}`;
}

/** Decorative, because buttons give the same information. Tab arrows are dotted. */
export function Arrows({ flows, at, width, height }: ArrowsProps) {
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <marker
          id="chat-board-tip"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M1 1.5 8 5 1 8.5" />
        </marker>
      </defs>
      {flows.map(({ from, to, isTab }, nth) => {
        const [start, end] = [at.get(from), at.get(to)];
        if (!start || !end) return null;
        return (
          <path
            key={`${from} ${to}`}
            d={pathOf(start, end, nth)}
            data-tab={isTab || undefined}
            data-back={end[0] < start[0] || undefined}
            markerEnd="url(#chat-board-tip)"
          />
        );
      })}
    </svg>
  );
}
