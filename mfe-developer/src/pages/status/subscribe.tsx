import { Button } from '@appling/ui/button';
import { DeliveryForm, type DeliveryWords } from '@appling/ui/delivery-form';
import { Field } from '@appling/ui/field';

interface SubscribeProps {
  words: DeliveryWords & {
    heading: string;
    lead: string;
    label: string;
    example: string;
    button: string;
    sending: string;
  };
}

export function Subscribe({ words }: SubscribeProps) {
  return (
    <section aria-labelledby="subscribe" className="status-subscribe">
      <div>
        <h2 id="subscribe" className="text-heading-1">
          {words.heading}
        </h2>
        <p className="mt-2 text-ink-muted">{words.lead}</p>
      </div>
      <DeliveryForm to="status" words={words}>
        {({ isSending }) => (
          <div className="flex flex-wrap items-end gap-2">
            <Field
              label={words.label}
              labelHidden
              name="email"
              type="email"
              autoComplete="email"
              placeholder={words.example}
              className="min-w-[min(12rem,100%)] flex-1"
            />
            <Button type="submit" kind="strong" busy={isSending} busyLabel={words.sending}>
              {words.button}
            </Button>
          </div>
        )}
      </DeliveryForm>
    </section>
  );
}
