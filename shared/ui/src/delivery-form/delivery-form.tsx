import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { readSiteConfig } from '@appling/contract/site-config';
import { notify } from '@appling/runtime/state';
import { cx } from '../cx/cx';
import { DeliveryError, deliver } from './deliver';

/** What the form says about the fate of a message. */
export interface DeliveryWords {
  /** The toast of a site that is not connected: that nothing was sent, and that the text stays. */
  nothingSent: string;
  /** After the endpoint has accepted the message. */
  sent: string;
}

/** Props of {@link DeliveryForm}. */
export interface DeliveryFormProps {
  /** Which endpoint of the site's runtime configuration the message goes to. */
  to: string;
  words: DeliveryWords;
  /** Fields and the submit button. A field is delivered under its `name`. */
  children: (delivery: { isSending: boolean }) => ReactNode;
  /** Accessible name, for a form that is more than one field. */
  label?: string;
  className?: string;
}

type Fate = { kind: 'none' } | { kind: 'sending' } | { kind: 'sent' | 'failed'; text: string };

/**
 * A form that sends nothing until the deployment names an endpoint for it, and says so. With one, the fields are
 * POSTed as JSON: pending, success and failure are shown, a second submit waits, the text is kept on failure.
 * The specification asks for no validation, so there is none; `method="dialog"` keeps a page without script still.
 */
export function DeliveryForm({ to, words, children, label, className }: DeliveryFormProps) {
  const [fate, setFate] = useState<Fate>({ kind: 'none' });
  // State is a render behind: two submits in one frame would both see an idle form.
  const isUnderWay = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const address = readSiteConfig().endpoints[to];
    if (!address) {
      notify('info', words.nothingSent);
      return;
    }
    const form = event.currentTarget;
    isUnderWay.current = true;
    setFate({ kind: 'sending' });
    try {
      await deliver(address, messageOf(form));
      form.reset();
      setFate({ kind: 'sent', text: words.sent });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      setFate({ kind: 'failed', text: `Not sent. ${error.message} Your text is still here.` });
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <form
      noValidate
      method="dialog"
      aria-label={label}
      className={cx('ui-delivery', className)}
      onSubmit={(event) => void submit(event)}
    >
      {children({ isSending: fate.kind === 'sending' })}
      <div role="status">
        {fate.kind === 'sent' && (
          <p className="ui-delivery-note" data-kind="sent">
            <CircleCheck aria-hidden="true" />
            {fate.text}
          </p>
        )}
      </div>
      <div role="alert">
        {fate.kind === 'failed' && (
          <p className="ui-delivery-note" data-kind="failed">
            <CircleAlert aria-hidden="true" />
            {fate.text}
          </p>
        )}
      </div>
    </form>
  );
}

function messageOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
