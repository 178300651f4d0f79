import { useEffect } from 'react';
import { useChat, useDesign } from '../chat-store';
import { select, useView } from '../view-store';
import { selectWords } from './select.content';

/** What is written in an element itself. Words that only a screen reader says are not. */
const writtenIn = (element: Element): string =>
  element.hasAttribute('data-said')
    ? ''
    : [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

const holdersIn = (part: Element) =>
  [...part.querySelectorAll('*')].filter((each) => writtenIn(each).trim());

/** The innermost words under a point; what is inert is found by no other way. */
function wordsAt(part: Element, x: number, y: number): string {
  const hit = holdersIn(part).find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return hit ? writtenIn(hit).trim() : '';
}

const phone = () => document.querySelector<HTMLElement>('.chat-phone');

/** Every component of the screen as one button, its own controls asleep. */
export function SelectMode() {
  const selected = useView((view) => view.selected);
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);

  useEffect(() => {
    const parts = [...(phone()?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const wake = parts.map((part) => {
      const asleep = [...part.children].filter((child) => !child.hasAttribute('inert'));
      for (const child of asleep) child.setAttribute('inert', '');
      const name = (part.dataset['component'] ?? '').replaceAll('-', ' ');
      const words = holdersIn(part).map(writtenIn).join(' ');
      part.tabIndex = 0;
      part.setAttribute('role', 'button');
      part.setAttribute('aria-label', selectWords.choose(name, words));
      part.classList.add('chat-part');
      const press = (event: MouseEvent | KeyboardEvent) => {
        if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        const tapped =
          event instanceof MouseEvent ? wordsAt(part, event.clientX, event.clientY) : '';
        select(part.dataset['id'] ?? null, tapped);
      };
      part.addEventListener('click', press);
      part.addEventListener('keydown', press);
      return () => {
        for (const child of asleep) child.removeAttribute('inert');
        part.removeEventListener('click', press);
        part.removeEventListener('keydown', press);
        part.removeAttribute('tabindex');
        part.removeAttribute('role');
        part.removeAttribute('aria-label');
        part.classList.remove('chat-part');
      };
    });
    return () => {
      for (const one of wake) one();
    };
  }, [design, screenId]);

  useEffect(() => {
    const part = phone()?.querySelector<HTMLElement>(`[data-id="${selected ?? ''}"]`);
    part?.setAttribute('aria-pressed', 'true');
    part?.scrollIntoView({ block: 'nearest' });
    return () => part?.removeAttribute('aria-pressed');
  }, [design, screenId, selected]);

  return null;
}
