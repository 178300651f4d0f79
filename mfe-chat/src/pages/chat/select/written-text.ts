import { textsIn } from '../../../designer/edit/editable';
import type { TextPath } from '../../../designer/edit/operation';
import { partOf } from '../../../designer/edit/screens-of';
import type { Component } from '../../../designer/model/components';
import { inHand } from '../by-hand';
import { holderAt, holdersIn, writtenIn } from './phone-parts';

export interface WrittenText {
  component: Component;
  path: TextPath;
  text: string;
  holder: Element;
}

/** If texts are equal, the first element shows the first one. */
function textsOn(part: HTMLElement): WrittenText[] {
  const component = partOf(inHand(), part.dataset['id'] ?? '');
  if (!component) return [];
  const free = holdersIn(part);
  return textsIn(component).flatMap(({ path, text }) => {
    const at = free.findIndex((holder) => writtenIn(holder).trim() === text.trim());
    const [holder] = at < 0 ? [] : free.splice(at, 1);
    return holder ? [{ component, path, text, holder }] : [];
  });
}

export const firstText = (part: HTMLElement): WrittenText | undefined => textsOn(part)[0];

const distance = ({ holder }: WrittenText, x: number, y: number): number => {
  const { left, right, top, bottom } = holder.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
};

/** Falls back to the nearest text. */
export function textAt(part: HTMLElement, x: number, y: number): WrittenText | undefined {
  const texts = textsOn(part);
  const hit = holderAt(part, x, y);
  return (
    texts.find(({ holder }) => holder === hit) ??
    texts.toSorted((one, other) => distance(one, x, y) - distance(other, x, y))[0]
  );
}
