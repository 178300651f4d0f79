import type { KeyboardEvent, PointerEvent } from 'react';
import type { PadProps } from '../host';

export function Pad({ phone, label, width, height, onDrag, onEnter, style, children }: PadProps) {
  const drag = (event: PointerEvent<HTMLElement>, isStart: boolean) => {
    const box = event.currentTarget.getBoundingClientRect();
    onDrag(
      Math.round(((event.clientX - box.x) / box.width) * width),
      Math.round(((event.clientY - box.y) / box.height) * height),
      isStart,
    );
  };
  const live = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => drag(event, true),
    onPointerMove: (event: PointerEvent<HTMLElement>) => event.buttons === 1 && drag(event, false),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onEnter(),
    tabIndex: 0,
  };
  return (
    <div
      {...(phone.live && live)}
      role="application"
      aria-label={label}
      style={{ display: 'flex', height, touchAction: 'none', cursor: 'crosshair', ...style }}
    >
      {children}
    </div>
  );
}
