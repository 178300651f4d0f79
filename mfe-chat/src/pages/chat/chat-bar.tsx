import { Link } from '@appling/runtime/router';
import { Mark } from '@appling/ui/mark';
import { Segment } from '@appling/ui/segment';
import { Ellipsis, FolderClock, SquarePen } from 'lucide-react';
import { chat } from './chat.content';
import { Disclosure } from './disclosure';
import { MenuItem } from './menu-item';
import { DesignName } from './stage/design-name';
import { ToolItems } from './stage/stage-tools';
import { UndoButtons } from './stage/undo-buttons';
import type { Side } from './use-sides';
import { openPanel } from './view-store';

interface ChatBarProps {
  side: Side;
  onSideChange: (side: Side) => void;
  hasNews: boolean;
  onStartAnew: () => void;
}

const { sides: words } = chat;

/** The phone layout's header: home, side switch and a menu for the rest. */
export function ChatBar({ side, onSideChange, hasNews, onStartAnew }: ChatBarProps) {
  const news = (of: Side, text: string) => (hasNews && side !== of ? { news: text } : {});
  return (
    <header className="chat-bar">
      <Link to="/" aria-label={chat.home} className="grid size-11 place-items-center">
        <Mark />
      </Link>
      <Segment
        label={words.label}
        value={side}
        onValueChange={onSideChange}
        options={[
          { value: 'chat', label: words.chat, ...news('chat', words.chatNews) },
          { value: 'phone', label: words.phone, ...news('phone', words.phoneNews) },
        ]}
      />
      <Disclosure
        label={chat.menu}
        icon={<Ellipsis />}
        iconOnly
        place="fixed right-2.5 mt-1 grid w-56 max-w-[calc(100vw-1.25rem)]"
      >
        <DesignName />
        <MenuItem onUse={onStartAnew}>
          <SquarePen />
          {chat.anew.button}
        </MenuItem>
        <MenuItem
          onUse={() => {
            onSideChange('phone');
            openPanel('recent');
          }}
        >
          <FolderClock />
          {chat.recent.title}
        </MenuItem>
        <UndoButtons withLabels />
        <ToolItems onUse={() => onSideChange('phone')} />
      </Disclosure>
    </header>
  );
}
