import { useSearchParams } from '@appling/runtime/router';
import { Button } from '@appling/ui/button';
import { Card } from '@appling/ui/card';
import { DeliveryForm } from '@appling/ui/delivery-form';
import { Field, TextArea } from '@appling/ui/field';
import { useEffect, useRef } from 'react';
import { Prose } from '../../sections/prose';
import type { contact } from './contact.content';

/** `/contact?subject=Team` fills in the subject. */
export function ContactForm({ words }: { words: (typeof contact)['form'] }) {
  const [search] = useSearchParams();
  const given = search.get('subject') ?? '';
  const subject = useRef<HTMLInputElement>(null);
  // Filled in after hydration, since the page is prerendered without a query; typed text stays.
  useEffect(() => {
    if (given && subject.current && !subject.current.value) subject.current.value = given;
  }, [given]);

  return (
    <Card as="section" aria-labelledby="write" className="self-start">
      <h2 id="write" className="pr-12 text-heading-1">
        {words.heading}
      </h2>
      <DeliveryForm to="contact" words={words} label={words.label} className="mt-7">
        {({ isSending }) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={words.firstName} name="firstName" autoComplete="given-name" />
            <Field label={words.lastName} name="lastName" autoComplete="family-name" />
            <Field
              label={words.email}
              name="email"
              type="email"
              autoComplete="email"
              className="sm:col-span-2"
            />
            <Field
              ref={subject}
              label={words.subject}
              name="subject"
              autoComplete="off"
              className="sm:col-span-2"
            />
            <TextArea
              label={words.message}
              name="message"
              hint={words.messageHint}
              rows={6}
              className="sm:col-span-2"
            />
            <Button
              type="submit"
              size="large"
              className="justify-self-start"
              busy={isSending}
              busyLabel={words.sending}
            >
              {words.button}
            </Button>
          </div>
        )}
      </DeliveryForm>
      <p className="mt-6 text-small text-ink-muted">
        <Prose text={words.other} />
      </p>
    </Card>
  );
}
