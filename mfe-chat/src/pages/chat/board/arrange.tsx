import { ArrowLeft, ArrowRight, Copy, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';
import { useChat, useDesign } from '../chat-store';
import { dragFrom } from '../drag';
import { showDragPreview } from '../lifted-copy';
import { useIsNarrow } from '../use-is-narrow';
import { boardWords } from './board.content';
import { size } from './places';
import {
  duplicateScreen,
  putScreen,
  removeScreen,
  renameScreen,
  shiftScreen,
} from './screen-edits';

const { arranging: words } = boardWords;

const icons = {
  earlier: <ArrowLeft />,
  later: <ArrowRight />,
  rename: <Pencil />,
  duplicate: <Copy />,
  remove: <Trash2 />,
};

const focus = (id: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-screen-card="${id}"] button`)?.focus(),
  );

function positionAt(cards: readonly HTMLElement[], x: number, y: number) {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const isBefore = ({ left, width, bottom, top }: DOMRect) =>
    bottom < y || (top <= y && left + width / 2 < x);
  const at = boxes.filter(isBefore).length;
  const [after, before] = [boxes[at], boxes[at - 1]];
  const isRowEnd = before && (!after || after.top > before.bottom - 8) && before.bottom >= y;
  const box = isRowEnd ? before : (after ?? before);
  const left = box ? (isRowEnd || !after ? box.right + 7 : box.left - 11) : 0;
  return { at, line: box && { left, top: box.top, width: 4, height: box.height } };
}

/** Screens can be dragged, moved, renamed, duplicated and removed. */
export function Arrange() {
  const design = useDesign();
  const { screens } = design;
  const isNarrow = useIsNarrow();
  const current = useChat(({ screenId }) => screenId);
  const [wanted, setChosen] = useState(current);
  const [renamed, setRenamed] = useState<string>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const chosen = screens.find(({ id }) => id === wanted) ?? screens[0]!;
  const at = screens.indexOf(chosen);
  const then = (text: string, next?: string) => {
    setSaid(text);
    if (next) {
      setChosen(next);
      focus(next);
    }
  };
  useEffect(() => {
    if (!list.current) return undefined;
    const cards = () => [
      ...(list.current?.querySelectorAll<HTMLElement>('[data-screen-card]') ?? []),
    ];
    return dragFrom(list.current, (target, x, y) => {
      const card = target.closest<HTMLElement>('[data-screen-card]');
      const id = card?.dataset['screenCard'];
      if (!card || !id || target instanceof HTMLInputElement) return undefined;
      setChosen(id);
      const lifted = showDragPreview(card, x, y);
      const others = cards().filter((each) => each !== card);
      const room = list.current?.parentElement;
      return {
        move: (toX, toY) => {
          const frame = room?.getBoundingClientRect();
          if (room && frame && toY > frame.bottom - 40) room.scrollTop += 8;
          if (room && frame && toY < frame.top + 40) room.scrollTop -= 8;
          lifted.follow(toX, toY);
          lifted.showLine(positionAt(others, toX, toY).line);
        },
        drop: (toX, toY) => putScreen(id, positionAt(others, toX, toY).at, setSaid),
        end: lifted.end,
      };
    });
  }, []);
  const byKey = (event: KeyboardEvent, id: string) => {
    const does = actionOf(event);
    if (!does) return;
    event.preventDefault();
    setChosen(id);
    if (does === 'rename') setRenamed(id);
    else does(id, then);
  };
  const finish = (id: string, name: string) => {
    setRenamed(undefined);
    renameScreen(id, name, setSaid);
    focus(id);
  };
  const actions = [
    { key: 'earlier', isOff: at === 0, act: () => shiftScreen(chosen.id, -1, then) },
    { key: 'later', isOff: at === screens.length - 1, act: () => shiftScreen(chosen.id, 1, then) },
    { key: 'rename', isOff: false, act: () => setRenamed(chosen.id) },
    { key: 'duplicate', isOff: false, act: () => duplicateScreen(chosen.id, then) },
    { key: 'remove', isOff: screens.length === 1, act: () => removeScreen(chosen.id, then) },
  ] as const;
  return (
    <div className="chat-arrange">
      <div tabIndex={0} role="group" aria-label={words.room}>
        <ol ref={list}>
          {screens.map(({ id, name }, index) => (
            <li key={id} data-screen-card={id}>
              <button
                type="button"
                aria-pressed={id === chosen.id}
                onClick={() => setChosen(id)}
                onDoubleClick={() => setRenamed(id)}
                onKeyDown={(event) => byKey(event, id)}
              >
                <span className="chat-screen-picture">
                  <ScreenThumbnail design={design} screenId={id} scale={size.scale} canWait />
                </span>
                <span className={renamed === id ? 'sr-only' : 'truncate'}>
                  {name}
                  <span className="sr-only">{words.place(index + 1, screens.length)}</span>
                </span>
              </button>
              {renamed === id && <ScreenName name={name} onEnd={(next) => finish(id, next)} />}
            </li>
          ))}
        </ol>
      </div>
      <footer>
        <p role="status" className="text-small">
          {said || (isNarrow ? '' : words.keys)}
        </p>
        <div role="group" aria-label={words.bar(chosen.name)} className="chat-part-bar">
          {actions.map(({ key, isOff, act }) => (
            <button
              key={key}
              type="button"
              aria-label={words[key]}
              aria-disabled={isOff || undefined}
              onClick={act}
            >
              {icons[key]}
              <span aria-hidden="true">{words.short[key]}</span>
            </button>
          ))}
        </div>
      </footer>
    </div>
  );
}

function ScreenName({ name, onEnd }: { name: string; onEnd: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const end = (next: string) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(next);
  };
  return (
    <input
      ref={input}
      aria-label={words.name(name)}
      defaultValue={name}
      maxLength={80}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(event.currentTarget.value);
        if (event.key === 'Escape') end(name);
      }}
      onBlur={(event) => end(event.currentTarget.value)}
    />
  );
}

function actionOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey && (key === 'ArrowLeft' || key === 'ArrowUp'))
    return (id: string, then: Parameters<typeof shiftScreen>[2]) => shiftScreen(id, -1, then);
  if (altKey && (key === 'ArrowRight' || key === 'ArrowDown'))
    return (id: string, then: Parameters<typeof shiftScreen>[2]) => shiftScreen(id, 1, then);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return duplicateScreen;
  if (key === 'Delete') return removeScreen;
  return key === 'Enter' || key === 'F2' ? ('rename' as const) : undefined;
}
