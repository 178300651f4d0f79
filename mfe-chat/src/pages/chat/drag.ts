export interface Drag {
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  /** Also called after a drop. */
  end: () => void;
}

/** Distance in px that starts a mouse drag, or scrolls with a finger. */
const SLACK = 6;
/** Long-press duration for touch, in ms. */
const HOLD = 350;

/**
 * Adds dragging by mouse, pen and touch. Escape cancels.
 * @param find returns the drag for a target; called when it starts
 * @param isHandle targets that a finger drags without a long press
 * @returns removes the listeners
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
      // Prevents the click after a drop.
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
  // Prevents scrolling and the context menu during a touch drag.
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
