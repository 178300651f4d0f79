/** The room around the phone of the stage, which scrolls where the phone is higher. */
export const phoneRoom = (): HTMLElement | null => document.querySelector('.chat-phone-room');

export const stagePhone = (): HTMLElement | null => document.querySelector('.chat-phone');

export const phoneParts = (): HTMLElement[] => [
  ...(stagePhone()?.querySelectorAll<HTMLElement>('[data-id]') ?? []),
];

export const phonePart = (id: string | null | undefined): HTMLElement | undefined =>
  phoneParts().find((part) => part.dataset['id'] === id);

/** What is written in an element itself. Words that only a screen reader says are not. */
export const writtenIn = (element: Element): string =>
  element.hasAttribute('data-said')
    ? ''
    : [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** The elements of a part that hold words. */
export const holdersIn = (part: Element): Element[] =>
  [...part.querySelectorAll('*')].filter((each) => writtenIn(each).trim());

/** The innermost words under a point; what is inert is found by no other way. */
export const holderAt = (part: Element, x: number, y: number): Element | undefined =>
  holdersIn(part).find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
