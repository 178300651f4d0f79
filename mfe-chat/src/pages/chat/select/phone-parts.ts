export const phoneRoom = (): HTMLElement | null => document.querySelector('.chat-phone-room');

export const stagePhone = (): HTMLElement | null => document.querySelector('.chat-phone');

export const phoneParts = (): HTMLElement[] => [
  ...(stagePhone()?.querySelectorAll<HTMLElement>('[data-id]') ?? []),
];

export const phonePart = (id: string | null | undefined): HTMLElement | undefined =>
  phoneParts().find((part) => part.dataset['id'] === id);

/** The element's own text, without text for screen readers only. */
export const writtenIn = (element: Element): string =>
  element.hasAttribute('data-said')
    ? ''
    : [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

export const holdersIn = (part: Element): Element[] =>
  [...part.querySelectorAll('*')].filter((each) => writtenIn(each).trim());

/** Searches by rectangle, because `elementsFromPoint` skips inert elements. */
export const holderAt = (part: Element, x: number, y: number): Element | undefined =>
  holdersIn(part).find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
