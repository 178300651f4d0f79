import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fits } from '../../../designer/edit/editable';
import { byHand } from '../by-hand';
import { phonePart, phoneRoom } from './phone-parts';
import { selectWords as words } from './select.content';
import type { WrittenText } from './written-text';

interface TextInPlaceProps {
  written: WrittenText;
  say: (text: string) => void;
  onEnd: () => void;
}

function groundOf(element: Element | null): string | undefined {
  for (let each = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (backgroundColor && !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor))
      return backgroundColor;
  }
  return undefined;
}

function placeOf({ holder }: WrittenText, room: HTMLElement) {
  const box = holder.getBoundingClientRect();
  const frame = room.getBoundingClientRect();
  const part = holder.closest<HTMLElement>('.chat-part');
  const scale = part ? part.getBoundingClientRect().width / (part.offsetWidth || 1) || 1 : 1;
  const { fontSize, fontFamily, fontWeight, letterSpacing, lineHeight, color, textAlign } =
    getComputedStyle(holder);
  const size = Number.parseFloat(fontSize) * scale;
  const screen = part?.closest('[data-screen]')?.getBoundingClientRect() ?? frame;
  return {
    left: box.left - frame.left + room.scrollLeft - 6,
    top: box.top - frame.top + room.scrollTop - 4,
    minWidth: Math.max(96, box.width + 12),
    maxWidth: Math.max(120, screen.right - box.left),
    minHeight: box.height + 8,
    fontFamily,
    fontWeight,
    // iOS zooms the page for smaller fields.
    fontSize: matchMedia('(pointer: coarse)').matches ? Math.max(16, size) : size,
    letterSpacing,
    lineHeight: (Number.parseFloat(lineHeight) || 1.3 * size) / Number.parseFloat(fontSize) || 1.3,
    textAlign: textAlign as 'left',
    color,
    backgroundColor: groundOf(holder),
  };
}

/** Enter and blur save, Escape cancels. */
export function TextInPlace({ written, say, onEnd }: TextInPlaceProps) {
  const { component, path, text } = written;
  const room = phoneRoom();
  const [next, setNext] = useState(text);
  const [style] = useState(() => room && placeOf(written, room));
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const fault = fits(component, path, next) ? '' : next.trim() ? words.tooLong : words.empty;
  const end = (isBack: boolean) => {
    isOver.current = true;
    onEnd();
    if (isBack) requestAnimationFrame(() => phonePart(component.id)?.focus());
  };
  const keep = (isBack: boolean) => {
    if (isOver.current) return;
    // A rejected text stays in the field, with the reason.
    if (fault) return say(fault);
    if (next === text) say(words.unchanged);
    else
      byHand({ op: 'text.set', id: component.id, path, text: next, quoted: true }, ({ said }) =>
        say(said),
      );
    end(isBack);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return keep(true);
    say(words.unchanged);
    end(true);
  };
  if (!room || !style) return null;
  return createPortal(
    <div className="chat-text-in-place" style={style}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={words.text}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'chat-text-fault' : undefined}
        // Longer than any text of a design, because too long texts are reported, not cut.
        maxLength={1000}
        value={next}
        onChange={({ target }) => setNext(target.value.replaceAll('\n', ' '))}
        onKeyDown={byKey}
        onBlur={() => keep(false)}
      />
      {fault && <p id="chat-text-fault">{fault}</p>}
    </div>,
    room,
  );
}
