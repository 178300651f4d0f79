/** Ends a press that the inline script (`early-presses.js`) recorded. Tells the visitor of a lost one. */
type EndPress = (isLost?: boolean) => void;

declare global {
  interface Window {
    /** By control, oldest first. Missing if the page has no inline script, as in unit tests. */
    earlyPresses?: Map<HTMLElement, EndPress>;
  }
}

/** Marks prerendered content whose code has not loaded: the inline script records its presses. */
const NOT_LIVE = 'data-not-live';

const early = () => window.earlyPresses ?? new Map<HTMLElement, EndPress>();

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Marks a zone as live and replays its presses in order, but not those in zones inside it that are not live yet. */
export async function replayPresses(zone: Element): Promise<void> {
  // By then React has rendered the updates of the zone's effects.
  await nextTask();
  zone.removeAttribute(NOT_LIVE);
  for (const [control, end] of early()) {
    if (!control.isConnected) end(true);
    else if (!control.closest(`[${NOT_LIVE}]`)) {
      end();
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
      // React renders the result of a press before the next one.
      await nextTask();
    }
  }
}

export function markNotLive(zone: Element): void {
  zone.setAttribute(NOT_LIVE, '');
}

export function reportLostPresses(zone: Element): void {
  for (const [control, end] of early()) if (zone.contains(control)) end(true);
}

export function forgetPresses(): void {
  for (const [control, end] of early()) if (!control.isConnected) end();
}

interface Change {
  field: HTMLInputElement | HTMLTextAreaElement;
  text: string;
}

const isToggle = (field: Change['field']): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

export function findChanges(zone: Element): Change[] {
  const fields = [...zone.querySelectorAll<Change['field']>('input, textarea')];
  return fields
    .filter((field) => field.closest(`[${NOT_LIVE}]`) === zone)
    .filter((field) =>
      isToggle(field)
        ? field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio')
        : field.value !== field.defaultValue,
    )
    .map((field) => ({ field, text: field.value }));
}

/** Makes React notice early input: it ignores events that do not change the last value it saw, so this resets it. */
export function replayChange({ field, text }: Change): void {
  if (isToggle(field)) {
    field.checked = field.type === 'checkbox' && field.defaultChecked;
    field.click();
    return;
  }
  // React may have written its own value, or the visitor typed on.
  const typed = field.value || text;
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  // Bypasses React's setter on the element, which tracks the value.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, typed);
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
