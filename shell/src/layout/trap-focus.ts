/** Keeps Tab inside a modal dialog; without it, Tab also reaches the browser's toolbar. */
export function trapFocus(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...this.querySelectorAll<HTMLElement>('a[href], button, input:checked')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
