import { Button } from '@appling/shared/ui/button';
import { Download, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useChat } from '../chat-store';
import { download } from '../panels/download';
import { isOfNewer } from './session-version';
import { ASIDE, readText, writeText } from './store-text';

const words = {
  now: (fault: string) =>
    `Something that this browser had kept cannot be drawn: ${fault} It is put aside, and everything else is as you left it.`,
  newer:
    'A newer release of this page keeps your conversation here. This page cannot read it and leaves it as it is; what you do now stays in this tab.',
  reload: 'Reload',
  goOn: 'Put it aside and go on here',
  before: 'Something that could not be drawn on an earlier visit is still put aside.',
  download: 'Download what was kept',
  remove: 'Delete it',
  file: 'appling-chat-put-aside.json',
};

/** Says what was put aside and why, and what can be done with it. It comes again with every visit until it is deleted. */
export function Refused({ onClose }: { onClose: () => void }) {
  const fault = useChat(({ refused }) => refused);
  const inPlace = readText('appling:chat');
  const [isNewer, setNewer] = useState(() => isOfNewer(inPlace));
  const kept = isNewer ? inPlace : (readText(ASIDE) ?? inPlace);
  const remove = () => {
    writeText(ASIDE, '');
    onClose();
  };
  const goOn = async () => {
    const { goOnHere } = await import(/* webpackChunkName: "restoring" */ './restore');
    setNewer(goOnHere() !== 'kept');
  };
  return (
    <div className="chat-aside">
      <p role="status" className="wrap-anywhere">
        {isNewer ? words.newer : fault ? words.now(fault) : words.before}
      </p>
      {isNewer && (
        <Button
          kind="quiet"
          size="small"
          iconStart={<RotateCw aria-hidden="true" />}
          onClick={() => location.reload()}
        >
          {words.reload}
        </Button>
      )}
      {kept !== null && (
        <Button
          kind="quiet"
          size="small"
          iconStart={<Download aria-hidden="true" />}
          onClick={() => download(words.file, new Blob([kept], { type: 'application/json' }))}
        >
          {words.download}
        </Button>
      )}
      {isNewer ? (
        <Button kind="quiet" size="small" onClick={() => void goOn()}>
          {words.goOn}
        </Button>
      ) : (
        <Button
          kind="quiet"
          size="small"
          iconStart={<Trash2 aria-hidden="true" />}
          onClick={remove}
        >
          {words.remove}
        </Button>
      )}
    </div>
  );
}
