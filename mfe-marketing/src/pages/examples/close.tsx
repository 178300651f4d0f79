import { ButtonLink } from '@appling/ui/button';
import { ArrowRight } from 'lucide-react';

export function Close({ heading, start }: { heading: string; start: string }) {
  return (
    <section className="stories-close page-column">
      <h2>{heading}</h2>
      <ButtonLink to="/chat" size="large" iconEnd={<ArrowRight aria-hidden="true" />}>
        {start}
      </ButtonLink>
    </section>
  );
}
