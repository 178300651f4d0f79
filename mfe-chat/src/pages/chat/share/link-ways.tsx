import { Button } from '@appling/ui/button';
import { QrCode, Send } from 'lucide-react';
import { useState } from 'react';
import { later } from '../later';
import { CopyText } from '../panels/copy-text';
import { shareWords as words } from './share.content';

const qrCode = later<{ address: string; name: string; onClose: () => void }>(() =>
  import(/* webpackChunkName: "qr-code" */ './qr-code').then((part) => part.QrCode),
);

export function LinkWays({ address, name }: { address: string; name: string }) {
  const [hasQr, setQr] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      // Cancelling the share sheet is not a failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <div className="chat-share-ways">
      <CopyText text={address} words={words} kind="primary" />
      {'share' in navigator && (
        <Button
          kind="outline"
          size="small"
          iconStart={<Send aria-hidden="true" />}
          onClick={() => void send()}
        >
          {words.share}
        </Button>
      )}
      <Button
        kind="outline"
        size="small"
        iconStart={<QrCode aria-hidden="true" />}
        aria-expanded={hasQr}
        onClick={() => setQr(!hasQr)}
      >
        {hasQr ? words.hideQr : words.qr}
      </Button>
      {isFailed && (
        <p role="alert" className="text-small">
          {words.shareFailed}
        </p>
      )}
      {hasQr && <div>{qrCode.show({ address, name, onClose: () => setQr(false) })}</div>}
    </div>
  );
}
