import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, Replace, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { flowOf } from '../../../designer/edit/flow';
import type { Screen } from '../../../designer/model/app-design';
import type { Component } from '../../../designer/model/components';
import { dragFrom } from '../drag';
import { useIsNarrow } from '../use-is-narrow';
import { dropAt, duplicate, remove, shift } from './edits';
import { dragOverPhone } from './part-drag';
import { partName } from './part-name';
import { phonePart, phoneRoom, stagePhone } from './phone-parts';
import { selectWords as words } from './select.content';

interface PartBarProps {
  component: Component;
  screen: Screen;
  say: (text: string) => void;
  onDrawer: (kind: 'add' | 'replace') => void;
}

const icons = {
  up: <ArrowUp />,
  down: <ArrowDown />,
  duplicate: <Copy />,
  replace: <Replace />,
  add: <Plus />,
  remove: <Trash2 />,
};

export function PartBar(props: PartBarProps) {
  const isNarrow = useIsNarrow();
  const room = phoneRoom();
  if (isNarrow || !room) return <Buttons {...props} />;
  return createPortal(<FloatingBar {...props} room={room} />, room);
}

/** Space for the bezel, in px. */
const GAP = 18;

function FloatingBar({ room, ...props }: PartBarProps & { room: HTMLElement }) {
  const bar = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const { component, screen, say } = props;
  const { id } = component;
  useEffect(() => {
    const place = () => {
      const [part, phone] = [phonePart(id), stagePhone()?.querySelector('[data-screen]')];
      if (!part || !phone || !bar.current) return;
      const [box, frame, around] = [part, phone, room].map((each) => each.getBoundingClientRect());
      const { offsetHeight: height, offsetWidth: width, style } = bar.current;
      const top = Math.min(Math.max(box!.top, frame!.top + 8), frame!.bottom - height - 8);
      // The stage's tools are on the right. Without space on the left, overlaps the screen's edge.
      const before = frame!.left - width - GAP;
      const left = before >= around!.left + 4 ? before : frame!.right - width - 6;
      style.top = `${top - around!.top + room.scrollTop}px`;
      style.left = `${left - around!.left + room.scrollLeft}px`;
    };
    const frame = requestAnimationFrame(place);
    const sizes = new ResizeObserver(place);
    sizes.observe(room);
    room.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      room.removeEventListener('scroll', place, { capture: true });
    };
  }, [id, screen, room]);
  useEffect(() => {
    if (!grip.current) return undefined;
    return dragFrom(
      grip.current,
      (_target, x, y) => {
        const part = phonePart(id);
        return part && dragOverPhone(part, x, y, { own: id, onDrop: (at) => dropAt(id, at, say) });
      },
      () => true,
    );
  }, [id, say]);
  return (
    <div ref={bar} className="chat-part-float">
      <span ref={grip} className="chat-part-grip" aria-hidden="true">
        <GripVertical />
      </span>
      <Buttons {...props} />
    </div>
  );
}

function Buttons({ component, screen, say, onDrawer }: PartBarProps) {
  const { id } = component;
  const flow = flowOf(screen);
  const at = flow.findIndex((each) => each.id === id);
  const actions = [
    { key: 'up', isOff: at <= 0, act: () => shift(id, -1, say) },
    { key: 'down', isOff: at < 0 || at === flow.length - 1, act: () => shift(id, 1, say) },
    { key: 'duplicate', isOff: false, act: () => duplicate(id, say) },
    { key: 'replace', isOff: false, act: () => onDrawer('replace') },
    { key: 'add', isOff: false, act: () => onDrawer('add') },
    { key: 'remove', isOff: screen.components.length === 1, act: () => remove(id, say) },
  ] as const;
  return (
    <div role="group" aria-label={words.bar(partName(component))} className="chat-part-bar">
      {actions.map(({ key, isOff, act }) => (
        <button
          key={key}
          type="button"
          aria-label={words[key]}
          title={words[key]}
          aria-disabled={isOff || undefined}
          onClick={act}
        >
          {icons[key]}
          <span aria-hidden="true">{words.short[key]}</span>
        </button>
      ))}
    </div>
  );
}
