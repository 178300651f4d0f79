import { StateBadge } from '@appling/ui/state-badge';
import { Button } from '@appling/ui/button';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { AppDesign } from '../../../designer/model/app-design';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';
import { designWords as words } from './designs.content';

interface DesignRowProps {
  name: string;
  note?: string | undefined;
  design: AppDesign;
  /** The stage shows this design. */
  isInHand: boolean;
  openWord: string;
  onOpen: () => void;
  onRename?: (name: string) => void;
  onRemove: () => void;
}

export function DesignRow(props: DesignRowProps) {
  const { name, note, design, isInHand, openWord, onOpen, onRename, onRemove } = props;
  const [isNaming, setNaming] = useState(false);
  const finish = (next: string) => {
    setNaming(false);
    if (next.trim() && next.trim() !== name) onRename?.(next.trim().slice(0, 60));
  };
  const finishByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(event.currentTarget.value);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(name);
  };
  return (
    <li className="chat-design" data-in-hand={isInHand || undefined}>
      <span className="chat-design-picture" style={{ backgroundColor: design.look.palette.hero }}>
        <ScreenThumbnail design={design} screenId={design.start} scale={0.16} />
      </span>
      <div className="grid min-w-0 content-center gap-1">
        {isNaming ? (
          <input
            ref={(input) => input?.focus()}
            className="chat-name-input"
            aria-label={words.nameOf(name)}
            defaultValue={name}
            maxLength={60}
            onKeyDown={finishByKey}
            onBlur={({ currentTarget }) => finish(currentTarget.value)}
          />
        ) : (
          <h3 className="truncate font-text text-label">{name}</h3>
        )}
        {note && <p className="line-clamp-2 text-small text-ink-muted">{note}</p>}
        <div className="flex items-center gap-1">
          {isInHand ? (
            <StateBadge tone="positive">{words.inHand}</StateBadge>
          ) : (
            <Button
              kind="outline"
              size="small"
              aria-label={`${openWord}: ${name}`}
              onClick={onOpen}
            >
              {openWord}
            </Button>
          )}
          {onRename && (
            <Button
              kind="quiet"
              size="small"
              iconOnly
              aria-label={words.rename(name)}
              onClick={() => setNaming(true)}
            >
              <Pencil aria-hidden="true" />
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            iconOnly
            aria-label={words.remove(name)}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
    </li>
  );
}
