import { type RefObject, useEffect, useRef } from 'react';

/** Handles events that bubble from inside a non-interactive region. */
export function useListener<
  Type extends
    'keydown' | 'focusout' | 'pointerenter' | 'dragover' | 'dragleave' | 'drop' | 'paste',
>(
  region: RefObject<HTMLElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const element = region.current;
    const listen = (event: HTMLElementEventMap[Type]) => latest.current(event);
    element?.addEventListener(type, listen);
    return () => element?.removeEventListener(type, listen);
  }, [region, type]);
}
