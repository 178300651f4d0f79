import { Button } from '@appling/ui/button';
import { Download, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChat } from '../chat-store';
import { download } from '../panels/download';

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

const loadReader = () => import(/* webpackChunkName: "restoring" */ './restore');

/** Returns at every visit until the visitor deletes the data. */
export function Refused({ onClose }: { onClose: () => void }) {
  const fault = useChat(({ refused }) => refused);
  const [found, setFound] = useState<{ isNewer: boolean; text: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    loadReader()
      .then(({ readAside }) => readAside())
      .then(
        (aside) => isWanted && setFound(aside),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [fault]);
  const remove = () => {
    void loadReader().then(({ deleteAside }) => deleteAside());
    onClose();
  };
  const goOn = async () => {
    const { goOnHere, readAside } = await loadReader();
    if ((await goOnHere()) === 'kept') setFound({ ...(await readAside()), isNewer: false });
  };
  if (!found) return null;
  const { isNewer, text } = found;
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
      {text !== undefined && (
        <Button
          kind="quiet"
          size="small"
          iconStart={<Download aria-hidden="true" />}
          onClick={() => download(words.file, new Blob([text], { type: 'application/json' }))}
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
