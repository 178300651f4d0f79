import { useEffect, useRef } from 'react';
import { findRegions } from './owners';

/** Outlines each region with its owner's name and follows scrolling and layout changes. */
export function OwnerOutlines() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let drawn = '';
    const draw = () => {
      frame = requestAnimationFrame(draw);
      const regions = findRegions().map(({ owner, element }) => ({
        owner,
        box: element.getBoundingClientRect(),
      }));
      const now = JSON.stringify(regions);
      if (now === drawn) return;
      drawn = now;
      layer.current?.replaceChildren(...regions.map(({ owner, box }) => outline(owner, box)));
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={layer} aria-hidden="true" />;
}

function outline(owner: string, { x, y, width, height }: DOMRect): HTMLElement {
  const box = document.createElement('div');
  box.className = owner === 'shell' ? 'outline outline-shell' : 'outline';
  box.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  const label = document.createElement('span');
  label.textContent = owner;
  box.append(label);
  return box;
}
