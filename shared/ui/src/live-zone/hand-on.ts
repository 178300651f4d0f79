/** Ends a press that the inline script (`early-presses.js`) took. A lost one is told to the visitor. */
type EndPress = (isLost?: boolean) => void;

declare global {
  interface Window {
    /** By control, oldest first. Missing where the page has no inline script, as in unit tests. */
    earlyPresses?: Map<HTMLElement, EndPress>;
  }
}

/** Marks served HTML whose code has not come: the inline script takes the presses in it. */
const NOT_LIVE = 'data-not-live';

const early = () => window.earlyPresses ?? new Map<HTMLElement, EndPress>();

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Marks a zone as live and hands on, in order, the presses that were taken in it. Presses in a zone inside it that is
 * not live yet stay taken.
 */
export async function comeAlive(zone: Element): Promise<void> {
  // React has drawn by then what the zone's effects asked for.
  await nextTask();
  zone.removeAttribute(NOT_LIVE);
  for (const [control, end] of early()) {
    // React replaced the served control by another.
    if (!control.isConnected) end(true);
    else if (!control.closest(`[${NOT_LIVE}]`)) {
      end();
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
      // React draws what a press changed before it answers the next one.
      await nextTask();
    }
  }
}

/** Marks a zone as not live again: only its words are left. */
export function loseLife(zone: Element): void {
  zone.setAttribute(NOT_LIVE, '');
}

/** Tells the visitor of the presses in a zone whose code cannot be had. */
export function giveUpPresses(zone: Element): void {
  for (const [control, end] of early()) if (zone.contains(control)) end(true);
}

/** Forgets, without a word, the presses on a page that the visitor has left. */
export function forgetPresses(): void {
  for (const [control, end] of early()) if (!control.isConnected) end();
}

/** A field with what the visitor put in it. */
interface Change {
  field: HTMLInputElement | HTMLTextAreaElement;
  text: string;
}

const isToggle = (field: Change['field']): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Finds what was typed and toggled in a zone, but not in the zones inside it. */
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

/**
 * Makes React hear what was typed and toggled before it listened. It keeps the last value that it saw on the element
 * and ignores events that do not change it, so the field is set back first.
 */
export function replayChange({ field, text }: Change): void {
  if (isToggle(field)) {
    field.checked = field.type === 'checkbox' && field.defaultChecked;
    field.click();
    return;
  }
  // React may have written its own value meanwhile; the visitor may have typed on.
  const typed = field.value || text;
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  // Past the setter of the element itself, with which React watches it.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, typed);
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
