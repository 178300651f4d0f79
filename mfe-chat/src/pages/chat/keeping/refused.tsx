import { Button } from '@appling/shared/ui/button';
import { Download, Trash2 } from 'lucide-react';
import { useChat } from '../chat-store';
import { download } from '../panels/download';
import { ASIDE, readText, writeText } from './store-text';

const words = {
  now: (fault: string) =>
    `Something that this browser had kept cannot be drawn: ${fault} It is put aside, and everything else is as you left it.`,
  before: 'Something that could not be drawn on an earlier visit is still put aside.',
  download: 'Download what was kept',
  remove: 'Delete it',
  file: 'appling-chat-put-aside.json',
};

/** Says what was put aside and why, and what can be done with it. It comes again with every visit until it is deleted. */
export function Refused({ onClose }: { onClose: () => void }) {
  const fault = useChat(({ refused }) => refused);
  const kept = readText(ASIDE) ?? readText('appling:chat');
  const remove = () => {
    writeText(ASIDE, '');
    onClose();
  };
  return (
    <div className="chat-aside">
      <p role="status" className="wrap-anywhere">
        {fault ? words.now(fault) : words.before}
      </p>
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
      <Button kind="quiet" size="small" iconStart={<Trash2 aria-hidden="true" />} onClick={remove}>
        {words.remove}
      </Button>
    </div>
  );
}
