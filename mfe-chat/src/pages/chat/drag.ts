/** What one drag does, from the moment that its thing is lifted. */
export interface Drag {
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  /** Also called after a drop. */
  end: () => void;
}

/** A mouse that moves this far drags, in px; a finger that does so before it has held still scrolls. */
const SLACK = 6;
/** How long a finger holds still before it drags, in ms. */
const HOLD = 350;

/**
 * Lets things in an element be dragged by mouse, pen and finger. Escape puts back what is lifted.
 *
 * @param find tells what would be dragged from a target; called when it is lifted
 * @param isHandle true for targets that a finger drags at once
 * @returns a function that ends it
 */
export function dragFrom(
  host: HTMLElement,
  find: (target: Element, x: number, y: number) => Drag | undefined,
  isHandle: (target: Element) => boolean = () => false,
): () => void {
  let held: { id: number; x: number; y: number; target: Element; isTouch: boolean } | undefined;
  let drag: Drag | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    drag?.end();
    held = undefined;
    drag = undefined;
  };
  const lift = () => {
    if (!held) return;
    drag = find(held.target, held.x, held.y);
    if (!drag) return stop();
    if (held.isTouch) navigator.vibrate?.(8);
    drag.move(held.x, held.y);
  };
  const down = (event: PointerEvent) => {
    if (held || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element))
      return;
    const isTouch = event.pointerType === 'touch';
    held = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      target: event.target,
      isTouch,
    };
    if (isTouch) timer = setTimeout(lift, isHandle(event.target) ? 0 : HOLD);
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (held?.id !== pointerId) return;
    if (!drag && Math.hypot(clientX - held.x, clientY - held.y) > SLACK) {
      if (held.isTouch) return stop();
      lift();
    }
    drag?.move(clientX, clientY);
  };
  const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (held?.id !== pointerId) return;
    if (drag) {
      // The click that follows a drop presses nothing.
      const swallow = (event: Event) => {
        event.stopPropagation();
        event.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
      drag.drop(clientX, clientY);
    }
    stop();
  };
  const cancel = ({ pointerId }: PointerEvent) => {
    if (held?.id === pointerId) stop();
  };
  const byKey = (event: KeyboardEvent) => {
    if (!drag || event.key !== 'Escape') return;
    event.stopPropagation();
    stop();
  };
  // A finger that drags does not scroll, and one that holds opens no menu.
  const keepStill = (event: Event) => {
    if (drag || (event.type === 'contextmenu' && held?.isTouch)) event.preventDefault();
  };
  const noImage = (event: Event) => event.preventDefault();
  host.addEventListener('pointerdown', down);
  host.addEventListener('touchmove', keepStill, { passive: false });
  host.addEventListener('contextmenu', keepStill);
  host.addEventListener('dragstart', noImage);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', byKey, { capture: true });
  return () => {
    stop();
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('touchmove', keepStill);
    host.removeEventListener('contextmenu', keepStill);
    host.removeEventListener('dragstart', noImage);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', byKey, { capture: true });
  };
}
