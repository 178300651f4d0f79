import { bounds } from '../../../designer/model/limits';
import { byHand, inHand } from '../by-hand';
import { boardWords } from './board.content';

const { arranging: words } = boardWords;

type Then = (said: string, chosen?: string) => void;

const find = (id: string) => {
  const { screens } = inHand();
  const at = screens.findIndex((each) => each.id === id);
  return { screens, at, name: screens[at]?.name ?? '' };
};

/** The target index applies after the screen is removed. */
export function putScreen(id: string, to: number, then: Then): void {
  const { screens, at, name } = find(id);
  const place = Math.min(Math.max(0, to), screens.length - 1);
  if (at < 0) return;
  if (place === at) return then(words.stays(name));
  byHand({ op: 'screen.move', screen: id, at: place }, ({ said }) => then(said));
}

export const shiftScreen = (id: string, by: -1 | 1, then: Then): void =>
  putScreen(id, find(id).at + by, then);

export function renameScreen(id: string, name: string, then: Then): void {
  const next = name.trim();
  if (!next) return then(words.empty);
  if (next === find(id).name) return then(words.unchanged);
  byHand({ op: 'screen.rename', screen: id, name: next }, ({ said }) =>
    then(said || words.unchanged),
  );
}

export function duplicateScreen(id: string, then: Then): void {
  if (find(id).screens.length >= bounds.screens) return then(words.full(bounds.screens));
  byHand({ op: 'screen.duplicate', screen: id }, ({ said }) => {
    const { screens, at } = find(id);
    then(said || words.full(bounds.screens), screens[at + 1]?.id);
  });
}

/** The last screen cannot be removed. */
export function removeScreen(id: string, then: Then): void {
  const { screens, at } = find(id);
  if (screens.length === 1) return then(words.last);
  const next = screens[at + 1] ?? screens[at - 1];
  byHand({ op: 'screen.remove', screen: id }, ({ said }) =>
    then(said ? words.removed(said) : words.last, next?.id),
  );
}
