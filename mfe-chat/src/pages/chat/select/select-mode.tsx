import { useEffect } from 'react';
import { partOf } from '../../../designer/edit/screens-of';
import { inHand } from '../by-hand';
import { useChat, useDesign } from '../chat-store';
import { dragFrom } from '../drag';
import { select, useView, viewStore } from '../view-store';
import { dropAt, duplicate, remove, shift } from './hands';
import { dragOverPhone } from './part-drag';
import { partName } from './part-name';
import { holderAt, holdersIn, phonePart, phoneParts, stagePhone, writtenIn } from './phone-parts';
import { selectWords as words } from './select.content';
import { type WrittenText, firstText, textAt } from './written-text';

interface SelectModeProps {
  say: (text: string) => void;
  /** A text of the phone is to be written anew where it stands. */
  onWrite: (text: WrittenText) => void;
}

const partAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.chat-part') : null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('textarea, input, [contenteditable]') !== null;

/** Controls of the phone that are asleep. */
const asleep = new WeakSet<Element>();

function layToSleep(part: HTMLElement): void {
  for (const child of part.children) {
    if (child.hasAttribute('inert')) continue;
    child.setAttribute('inert', '');
    asleep.add(child);
  }
  const name = (part.dataset['component'] ?? '').replaceAll('-', ' ');
  part.tabIndex = 0;
  part.setAttribute('role', 'button');
  part.setAttribute('aria-label', words.choose(name, holdersIn(part).map(writtenIn).join(' ')));
  part.classList.add('chat-part');
}

function wake(part: HTMLElement): void {
  for (const child of part.children) if (asleep.delete(child)) child.removeAttribute('inert');
  for (const given of ['tabindex', 'role', 'aria-label']) part.removeAttribute(given);
  part.classList.remove('chat-part');
}

const isInPanel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.chat-panel') !== null;

/** Every component of the screen as one button, its own controls asleep. */
export function SelectMode({ say, onWrite }: SelectModeProps) {
  const selected = useView((view) => view.selected);
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);

  useEffect(() => {
    for (const part of phoneParts()) layToSleep(part);
  }, [design, screenId]);
  // Only at the end: Chromium takes the focus from an element that loses its tabindex, even if it gets it back.
  useEffect(
    () => () => {
      for (const part of phoneParts()) wake(part);
    },
    [],
  );

  useEffect(() => {
    const part = phonePart(selected);
    part?.setAttribute('aria-pressed', 'true');
    part?.scrollIntoView({ block: 'nearest' });
    return () => part?.removeAttribute('aria-pressed');
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
