import type { SingleOperation } from '../operation';
import { done, type Hand, type Becomes } from './hand';
import { bared, textOf } from './names';
import { shownIn } from './visible';
import { pictureNames } from '../../drawings/picture-names';

const holds = (value: unknown): boolean => JSON.stringify(value).includes('"picture":');

export function picturesIn({ design }: Hand): { id: string; row?: number }[] {
  return shownIn(design).flatMap(({ component }) => {
    const own = 'picture' in component && component.picture ? [{ id: component.id }] : [];
    const lists = Object.values(component).filter(Array.isArray) as unknown[][];
    const rows = lists.flatMap((list) =>
      list.flatMap((each, row) => (holds(each ?? null) ? [{ id: component.id, row }] : [])),
    );
    return [...own, ...rows];
  });
}

type Picture = Extract<SingleOperation, { op: 'picture.set' }>['picture'];

export const pictureSet = (
  places: readonly { id: string; row?: number }[],
  picture: Picture,
): SingleOperation[] =>
  places.map(({ id, row }) => ({
    op: 'picture.set',
    component: id,
    ...(row === undefined ? {} : { row }),
    picture,
  }));

export const pictured: Becomes = (from, to, hand) => {
  const { spoken } = hand;
  const rest = bared(spoken.trimmed(bared(from, hand), 'the'), hand);
  if (!spoken.has(rest, 'picture')) return undefined;
  const [first] = picturesIn(hand);
  if (!first) return undefined;
  const logo = spoken.find(to, 'logo');
  const name = textOf(
    bared(spoken.rest(to, 'picture', 'priceof', 'the'), hand),
    hand,
  ).toLowerCase();
  const known = pictureNames.find((each: string) => each === name.replaceAll(' ', '-'));
  if (!logo && !known) return undefined;
  return done(...pictureSet([first], logo ? 'none' : (known ?? 'none')));
};
