import { useLocation, useNavigate } from '@appling/runtime/router';
import { type FocusEvent, useEffect, useRef } from 'react';
import { findOwnWith } from '../../designer/drawings/pictures';
import { startAnew } from './chat-store';
import { ChatBar } from './chat-bar';
import { chat } from './chat.content';
import { Conversation } from './conversation/conversation';
import { loadEngine } from './conversation/drawing';
import { DropZone } from './drop-zone';
import { keepChat } from './keeping/keep';
import { later } from './later';
import type { SharedAppProps } from './share/shared-app';
import { Stage } from './stage/stage';
import { useIsNarrow } from './use-is-narrow';
import { useSides } from './use-sides';

/** Starts loading when a visitor focuses a control; the shell itself focuses the heading. */
const prepare = ({ target }: FocusEvent) => {
  if (target instanceof HTMLHeadingElement) return;
  loadEngine().catch(() => {});
};

findOwnWith(async (name, id) =>
  (await import(/* webpackChunkName: "own-images" */ './pictures/own-images')).ownData(name, id),
);

const stay = () => {};
const sharedApp = later<SharedAppProps>(() =>
  import(/* webpackChunkName: "shared-app" */ './share/shared-app').then((part) => part.SharedApp),
);
/** Hash prefix of shared apps: browsers do not send it to servers. */
const LINK = '#d=';

/** One screen high: conversation left, design right; phones show one of the two. */
export default function ChatPage() {
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { side, show, hasNews } = useSides();
  const isNarrow = useIsNarrow();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void keepChat(), []);
  const begin = () => {
    startAnew();
    show('chat');
    input.current?.focus();
  };
  return (
    <div ref={page} className="chat" data-side={side} onFocus={prepare}>
      <h1 className="sr-only" tabIndex={-1}>
        {chat.heading}
      </h1>
      <ChatBar side={side} onSideChange={show} hasNews={hasNews} onStartAnew={begin} />
      <Conversation input={input} onStartAnew={begin} onOpen={() => show('phone')} />
      <Stage isAside={isNarrow && side === 'chat'} />
      <DropZone page={page} onPictures={() => show('phone')} />
      {hash.startsWith(LINK) &&
        sharedApp.show(
          {
            text: hash.slice(LINK.length),
            onLeave: () => void navigate(pathname + search, { replace: true }),
            onClose: stay,
          },
          hash,
        )}
    </div>
  );
}
