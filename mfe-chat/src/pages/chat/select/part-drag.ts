import { floating } from '../../../designer/components/drawing.generated';
import { partOf } from '../../../designer/edit/screens-of';
import { inHand } from '../by-hand';
import type { Drag } from '../drag';
import { showDragPreview } from '../lifted-copy';
import { phoneParts, stagePhone } from './phone-parts';

const isFlowing = (part: HTMLElement) => {
  const component = partOf(inHand(), part.dataset['id'] ?? '');
  return component !== undefined && !floating.has(component.type);
};

/** Strips at the screen's edges that scroll it: height in px, and px per frame. */
const EDGE = 44;
const STEP = 7;

/**
 * Shows a line at the drop position.
 * @param picture follows the pointer
 * @param own id of the moved component if it is already on the phone
 */
export function dragOverPhone(
  picture: HTMLElement,
  x: number,
  y: number,
  { own, onDrop }: { own?: string; onDrop: (position: number) => void },
): Drag | undefined {
  const screen = stagePhone()?.querySelector<HTMLElement>('[data-screen]');
  const others = phoneParts().filter((part) => part.dataset['id'] !== own && isFlowing(part));
  if (!screen) return undefined;
  const lifted = showDragPreview(picture, x, y);
  const scroller = others[0]?.parentElement;
  let at: readonly [number, number] = [x, y];
  let position: number | undefined;

  const aim = () => {
    const frame = screen.getBoundingClientRect();
    const isOver = at[0] >= frame.left - 40 && at[0] <= frame.right + 40;
    const boxes = others.map((part) => part.getBoundingClientRect());
    position = isOver
      ? boxes.filter(({ top, height }) => top + height / 2 < at[1]).length
      : undefined;
    if (position === undefined) return lifted.showLine();
    const [above, below] = [boxes[position - 1], boxes[position]];
    const middle =
      above && below ? (above.bottom + below.top) / 2 : (above?.bottom ?? below?.top ?? frame.top);
    const top = Math.min(Math.max(middle, frame.top + 4), frame.bottom - 4);
    lifted.showLine({ left: frame.left + 8, top: top - 2, width: frame.width - 16, height: 4 });
  };
  let frameId = requestAnimationFrame(function scroll() {
    const { top, bottom } = screen.getBoundingClientRect();
    const way = at[1] < top + EDGE ? -1 : at[1] > bottom - EDGE ? 1 : 0;
    if (way !== 0 && scroller && position !== undefined) {
      scroller.scrollTop += way * STEP;
      aim();
    }
    frameId = requestAnimationFrame(scroll);
  });
  return {
    move: (toX, toY) => {
      at = [toX, toY];
      lifted.follow(toX, toY);
      aim();
    },
    drop: () => {
      if (position !== undefined) onDrop(position);
    },
    end: () => {
      cancelAnimationFrame(frameId);
      lifted.end();
    },
  };
}
