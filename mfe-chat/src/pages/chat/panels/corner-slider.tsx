import type { CSSProperties } from 'react';
import { edit, endGesture, useDesign } from '../chat-store';
import { colorWords } from './colors.content';

const MOST = 32;
const { corners, cornerNames } = colorWords;

const nameOf = (radius: number) =>
  cornerNames[Math.min(cornerNames.length - 1, Math.floor(radius / 10))] ?? '';

/** One drag is one undo step. */
export function CornerSlider() {
  const design = useDesign();
  const { radius } = design.look;
  const name = nameOf(radius);
  return (
    <label className="chat-corners">
      <span className="text-label">{corners}</span>
      <span className="text-ink-muted">{name}</span>
      <input
        type="range"
        aria-label={corners}
        min={0}
        max={MOST}
        value={Math.min(MOST, radius)}
        aria-valuetext={`${name}, ${radius} px`}
        style={{ '--share': `${(Math.min(MOST, radius) / MOST) * 100}%` } as CSSProperties}
        onChange={({ target }) =>
          edit({ op: 'theme.radius', radius: Number(target.value) }, { gesture: 'corners' })
        }
        onPointerUp={endGesture}
        onBlur={endGesture}
      />
    </label>
  );
}
