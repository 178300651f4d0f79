import { Button } from '@appling/ui/button';
import { DeliveryForm } from '@appling/ui/delivery-form';
import { Field } from '@appling/ui/field';
import { layout } from './layout.content';

const words = layout.newsletter;

/** Newsletter form; says that nothing is sent when the site has no address to send to. */
export function Newsletter() {
  return (
    <DeliveryForm to="newsletter" words={words} className="mt-7 max-w-98">
      {({ isSending }) => (
        <div className="flex flex-wrap items-end gap-2">
          <Field
            label={words.label}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={words.example}
            className="min-w-0 grow basis-32"
          />
          <Button
            type="submit"
            kind="strong"
            className="max-w-full grow-0"
            busy={isSending}
            busyLabel={words.sending}
          >
            {words.button}
          </Button>
        </div>
      )}
    </DeliveryForm>
  );
}
