import { useEffect } from 'react';
import { partOf } from '../../../designer/edit/screens-of';
import { inHand } from '../by-hand';
import { useChat, useDesign } from '../chat-store';
import { dragFrom } from '../drag';
import { select, useView, viewStore } from '../view-store';
import { dropAt, duplicate, remove, shift } from './edits';
import { dragOverPhone } from './part-drag';
import { partName } from './part-name';
import { holderAt, holdersIn, phonePart, phoneParts, stagePhone, writtenIn } from './phone-parts';
import { selectWords as words } from './select.content';
import { type WrittenText, firstText, textAt } from './written-text';

interface SelectModeProps {
  say: (text: string) => void;
  /** Starts editing a text in place. */
  onWrite: (text: WrittenText) => void;
}

const partAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.chat-part') : null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('textarea, input, [contenteditable]') !== null;

/** Inert controls of the phone. */
const asleep = new WeakSet<Element>();

const isAwake = (part: HTMLElement) =>
  !part.classList.contains('chat-part') ||
  [...part.children].some((child) => !child.hasAttribute('inert'));

function layToSleep(part: HTMLElement): void {
  for (const child of part.children) {
    if (child.hasAttribute('inert')) continue;
    child.setAttribute('inert', '');
    asleep.add(child);
  }
  if (part.classList.contains('chat-part')) return;
  part.tabIndex = 0;
  part.setAttribute('role', 'button');
  part.classList.add('chat-part');
  name(part);
}

function name(part: HTMLElement): void {
  const word = (part.dataset['component'] ?? '').replaceAll('-', ' ');
  const label = words.choose(word, holdersIn(part).map(writtenIn).join(' '));
  if (part.getAttribute('aria-label') !== label) part.setAttribute('aria-label', label);
}

function wake(part: HTMLElement): void {
  for (const child of part.children) if (asleep.delete(child)) child.removeAttribute('inert');
  for (const given of ['tabindex', 'role', 'aria-label', 'aria-pressed'])
    part.removeAttribute(given);
  part.classList.remove('chat-part');
}

const isInPanel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.chat-panel') !== null;

export function SelectMode({ say, onWrite }: SelectModeProps) {
  const selected = useView((view) => view.selected);
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);

  useEffect(() => {
    for (const part of phoneParts()) if (isAwake(part)) layToSleep(part);
    // After the next paint, because names are not visible.
    const naming = setTimeout(() => {
      for (const part of phoneParts()) name(part);
    }, 60);
    return () => clearTimeout(naming);
  }, [design, screenId]);
  useEffect(() => {
    const phone = stagePhone();
    if (!phone) return undefined;
    let focused: EventTarget | null = null;
    const follow = ({ target }: FocusEvent) => {
      focused = target;
    };
    // A view that loads later renders its component without a design change.
    const changes = new MutationObserver(() => {
      const parts = phoneParts();
      for (const part of parts) if (isAwake(part)) layToSleep(part);
      // Undo removed the focused component; focus moves to the stage, so that the next Undo works.
      const isLost = focused instanceof Node && !focused.isConnected;
      if (isLost && document.activeElement === document.body) {
        focused = null;
        parts[0]?.focus({ preventScroll: true });
      }
    });
    changes.observe(phone, { childList: true, subtree: true });
    phone.addEventListener('focusin', follow);
    return () => {
      changes.disconnect();
      phone.removeEventListener('focusin', follow);
    };
  }, []);
  // Only on unmount: Chromium blurs an element that loses its tabindex, even if it is restored.
  useEffect(
    () => () => {
      for (const part of phoneParts()) wake(part);
    },
    [],
  );

  useEffect(() => {
    const part = phonePart(selected);
    for (const other of phoneParts()) if (other !== part) other.removeAttribute('aria-pressed');
    if (!part) return undefined;
    if (part.getAttribute('aria-pressed') !== 'true') part.setAttribute('aria-pressed', 'true');
    // In a frame, so that the browser calculates layout only once.
    const frame = requestAnimationFrame(() => part.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [design, screenId, selected]);

  useEffect(() => {
    const phone = stagePhone();
    const stage = phone?.closest<HTMLElement>('.chat-stage');
    if (!phone || !stage) return undefined;
    const write = (part: HTMLElement, text: WrittenText | undefined) => {
      const component = partOf(inHand(), part.dataset['id'] ?? '');
      if (text) onWrite(text);
      else if (component) say(words.noText(partName(component)));
    };
    const press = (event: MouseEvent) => {
      const part = partAt(event.target);
      if (!part) return;
      event.preventDefault();
      const holder = holderAt(part, event.clientX, event.clientY);
      say('');
      select(part.dataset['id'] ?? null, holder ? writtenIn(holder).trim() : '');
    };
    const pressTwice = (event: MouseEvent) => {
      const part = partAt(event.target);
      if (part) write(part, textAt(part, event.clientX, event.clientY));
    };
    const byKey = (event: KeyboardEvent) => {
      const part = partAt(event.target);
      if (!part) return;
      const id = part.dataset['id'] ?? null;
      if (event.key === 'Escape' && viewStore.getState().selected) select(null);
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (event.key === 'Enter' && viewStore.getState().selected === id)
        return write(part, firstText(part));
      say('');
      select(id);
    };
    const shortcut = (event: KeyboardEvent) => {
      const part = partAt(event.target)?.dataset['id'] ?? viewStore.getState().selected;
      if (!part) return;
      const does = actionOf(event);
      if (!does || (isTyping(event.target) && !(event.altKey && isInPanel(event.target)))) return;
      event.preventDefault();
      if (viewStore.getState().selected !== part) select(part);
      does(part, say);
    };
    const undrag = dragFrom(phone, (target, x, y) => {
      const part = partAt(target);
      const id = part?.dataset['id'];
      const component = partOf(inHand(), id ?? '');
      if (!part || !id || !component) return undefined;
      select(id);
      say(words.lifted(partName(component)));
      return dragOverPhone(part, x, y, {
        own: id,
        onDrop: (position) => dropAt(id, position, say),
      });
    });
    phone.addEventListener('click', press);
    phone.addEventListener('dblclick', pressTwice);
    phone.addEventListener('keydown', byKey);
    stage.addEventListener('keydown', shortcut);
    return () => {
      undrag();
      phone.removeEventListener('click', press);
      phone.removeEventListener('dblclick', pressTwice);
      phone.removeEventListener('keydown', byKey);
      stage.removeEventListener('keydown', shortcut);
    };
  }, [say, onWrite]);

  return null;
}

function actionOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey && key === 'ArrowUp') return (id: string, say: Say) => shift(id, -1, say);
  if (altKey && key === 'ArrowDown') return (id: string, say: Say) => shift(id, 1, say);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return duplicate;
  return key === 'Delete' ? remove : undefined;
}
type Say = SelectModeProps['say'];
