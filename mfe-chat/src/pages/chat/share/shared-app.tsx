import { notify } from '@appling/runtime/state';
import { Button } from '@appling/ui/button';
import { Dialog } from '@appling/ui/dialog';
import { PhoneFrame } from '@appling/ui/phone-frame';
import { useEffect, useState } from 'react';
import { designOf } from '../../../designer/edit/edit-log';
import { PhonePreview } from '../../../designer/render/phone-preview';
import { takeIn } from '../take-in';
import { type Opened, openLink } from './open-link';
import { sharedAppWords as words } from './shared-app.content';

export interface SharedAppProps {
  /** After `#d=` in the URL. */
  text: string;
  /** Removes the link from the URL. */
  onLeave: () => void;
  onClose: () => void;
}

type Shown = Extract<Opened, { is: 'open' }>;

function useOpened(text: string): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const next = await openLink(text);
      if (isWanted) setOpened(next);
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [text]);
  return opened;
}

/** Covers the window until the visitor opens the app in the chat or leaves. */
export function SharedApp({ text, onLeave }: SharedAppProps) {
  const opened = useOpened(text);
  const title =
    opened?.is === 'open' ? designOf(opened.log).name : opened ? words.faultTitle : words.title;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      title={title}
      titleHidden
      mfe="chat"
      className="chat-shared"
    >
      {opened?.is === 'open' ? (
        <App {...opened} onLeave={onLeave} />
      ) : opened ? (
        <Fault fault={opened.fault} onLeave={onLeave} />
      ) : (
        <>
          <div className="chat-shared-room">
            <PhoneFrame>{null}</PhoneFrame>
          </div>
          <p role="status" className="chat-shared-foot">
            {words.opening}
          </p>
        </>
      )}
    </Dialog>
  );
}

function App({ log, isSame, onLeave }: Shown & { onLeave: () => void }) {
  const design = designOf(log);
  const [screenId, setScreen] = useState(design.start);
  const take = async () => {
    try {
      const taken = await takeIn(log, words.said);
      notify(taken === 'unchanged' ? 'info' : 'success', words.taken[taken](design.name));
      onLeave();
    } catch {
      notify('error', words.notTaken);
    }
  };
  return (
    <>
      <div className="chat-shared-room">
        <PhonePreview design={design} screenId={screenId} onNavigate={setScreen} />
      </div>
      <div className="chat-shared-foot">
        <div className="min-w-0">
          <p className="truncate font-text text-label">
            <bdi>{design.name}</bdi>
          </p>
          <p className="text-small text-ink-muted">{words.from}</p>
          {!isSame && (
            <p role="status" className="mt-1 text-small">
              {words.differs}
            </p>
          )}
        </div>
        <Button kind="primary" onClick={() => void take()}>
          {words.open}
        </Button>
      </div>
    </>
  );
}

interface FaultProps {
  fault: Extract<Opened, { is: 'fault' }>['fault'];
  onLeave: () => void;
}

function Fault({ fault, onLeave }: FaultProps) {
  return (
    <div role="alert" className="chat-shared-fault">
      <p className="text-heading-2">{words.faultTitle}</p>
      <p>
        {words.faults[fault]} {words.unchanged}
      </p>
      <Button kind="strong" onClick={onLeave}>
        {words.close}
      </Button>
    </div>
  );
}
