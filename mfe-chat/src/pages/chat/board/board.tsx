import { Button } from '@appling/ui/button';
import { Shuffle, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';
import { goToScreen, useChat, useDesign } from '../chat-store';
import { several } from '../chat.content';
import { UndoButtons } from '../stage/undo-buttons';
import { useListener } from '../use-listener';
import { arrange } from './arrange-part';
import { Arrows } from './arrows';
import { columnsOf, flowsOf } from './flow';
import { placesIn, size } from './places';
import { boardWords as words } from './board.content';

/** Selecting a screen shows it on the phone. */
export function Board({ onClose }: { onClose: () => void }) {
  const design = useDesign();
  const current = useChat(({ screenId }) => screenId);
  const region = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const [isArranging, setArranging] = useState(false);
  const { flows, places } = useMemo(() => {
    const all = flowsOf(design);
    return { flows: all, places: placesIn(columnsOf(design, all)) };
  }, [design]);
  useEffect(() => {
    opener.current = document.activeElement;
    region.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, []);
  const leave = () => {
    onClose();
    const from = opener.current;
    // The stage is inert until the board is removed.
    requestAnimationFrame(() => from instanceof HTMLElement && from.focus());
  };
  useListener(region, 'keydown', ({ key, target }) => {
    if (key === 'Escape' && !(target instanceof HTMLInputElement)) leave();
  });
  const nameOf = (id: string) => design.screens.find((screen) => screen.id === id)?.name ?? '';
  const { at, width, height } = places;
  return (
    <section ref={region} aria-label={words.title} className="chat-board">
      <header>
        <h2 className="text-heading-2">{words.title}</h2>
        <p className="text-small text-ink-muted">
          {isArranging
            ? words.arranging.lead
            : words.lead(several(design.screens.length, 'screen'))}
        </p>
        <div className="flex items-center gap-1">
          {isArranging && <UndoButtons />}
          <Button
            kind={isArranging ? 'strong' : 'outline'}
            size="small"
            iconStart={<Shuffle aria-hidden="true" />}
            aria-pressed={isArranging}
            onPointerEnter={() => void arrange.fetch().catch(() => {})}
            onClick={() => setArranging(!isArranging)}
          >
            {words.arrange}
          </Button>
        </div>
        <Button kind="quiet" size="small" iconOnly aria-label={words.close} onClick={leave}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {isArranging ? (
        arrange.show({})
      ) : (
        <div className="chat-board-room" tabIndex={0} role="group" aria-label={words.room}>
          <div className="chat-board-sheet" style={{ width, height }}>
            <Arrows flows={flows} at={at} width={width} height={height} />
            <ul>
              {design.screens.map(({ id, name }) => {
                const [left = 0, top = 0] = at.get(id) ?? [];
                const next = flows.filter(({ from }) => from === id).map(({ to }) => nameOf(to));
                return (
                  <li key={id} style={{ left, top, width: size.width }}>
                    <button
                      type="button"
                      aria-current={id === current ? 'true' : undefined}
                      onClick={() => {
                        goToScreen(id);
                        leave();
                      }}
                    >
                      <span className="chat-screen-picture">
                        <ScreenThumbnail design={design} screenId={id} scale={size.scale} canWait />
                      </span>
                      <span className="truncate">{name}</span>
                      {next.length > 0 && <span className="sr-only">{words.leadsTo(next)}</span>}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}
