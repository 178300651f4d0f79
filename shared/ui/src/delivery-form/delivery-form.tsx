import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { readSiteConfig } from '@appling/contract/site-config';
import { notify } from '@appling/runtime/state';
import { cx } from '../cx/cx';
import { DeliveryError, deliver } from './deliver';

/** Text shown after submitting, by result. */
export interface DeliveryWords {
  nothingSent: string;
  sent: string;
}

export interface DeliveryFormProps {
  /** Name of the endpoint in the site's runtime configuration. */
  to: string;
  words: DeliveryWords;
  /** Fields and the submit button. Each field is sent under its `name`. */
  children: (delivery: { isSending: boolean }) => ReactNode;
  label?: string;
  className?: string;
}

type Fate = { kind: 'none' } | { kind: 'sending' } | { kind: 'sent' | 'failed'; text: string };

/** POSTs its fields as JSON if the deployment has an endpoint. Does not validate: a visitor may send any text. */
export function DeliveryForm({ to, words, children, label, className }: DeliveryFormProps) {
  const [fate, setFate] = useState<Fate>({ kind: 'none' });
  // State updates one render later: two submits in one frame would both see an idle form.
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
