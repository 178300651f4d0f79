import { Button } from '@appling/ui/button';
import { DeliveryForm } from '@appling/ui/delivery-form';
import { Field } from '@appling/ui/field';
import { Leaf } from '@appling/ui/leaf';
import { useId } from 'react';
import type { blog } from './blog.content';

type Words = (typeof blog)['letter'];

export function Newsletter({ words }: { words: Words }) {
  const headingId = useId();
  return (
    <section className="notes-letter" data-ground="leaf" aria-labelledby={headingId}>
      <svg className="notes-letter-leaves" viewBox="0 0 400 300" aria-hidden="true">
        <Leaf
          base={[240, 350]}
          tip={[444, 4]}
          width={0.5}
          bend={-0.06}
          fill="fill-cut-berry"
          ground="fill-blossom"
        />
        <Leaf
          base={[162, 350]}
          tip={[30, 110]}
          width={0.5}
          bend={-0.05}
          fill="fill-on-leaf"
          ground="fill-blossom"
        />
      </svg>
      <div className="notes-letter-words page-column">
        <h2 id={headingId} className="text-title-3">
          {words.heading}
        </h2>
        <DeliveryForm to="blog" words={words}>
          {({ isSending }) => (
            <div className="flex flex-wrap items-end gap-2">
              <Field
                label={words.label}
                labelHidden
                name="email"
                type="email"
                autoComplete="email"
                placeholder={words.example}
                className="grow basis-40"
              />
              <Button type="submit" kind="strong" busy={isSending} busyLabel={words.sending}>
                {words.button}
              </Button>
            </div>
          )}
        </DeliveryForm>
      </div>
    </section>
  );
}
