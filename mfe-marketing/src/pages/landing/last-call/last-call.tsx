import { ButtonLink } from '@appling/ui/button';
import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { Clearing } from './clearing';
import { lastCall } from './last-call.content';

export function LastCall() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="last-call" data-ground="leaf">
      <Clearing />
      <div className="last-call-words page-column">
        <h2 id={headingId} className="text-display">
          {lastCall.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p className="last-call-buttons">
          <ButtonLink to="/chat" size="large" iconEnd={<ArrowRight aria-hidden="true" />}>
            {lastCall.start}
          </ButtonLink>
          <ButtonLink to="/examples" size="large" kind="outline">
            {lastCall.examples}
          </ButtonLink>
        </p>
        <ul className="last-call-bullets">
          {lastCall.bullets.map((bullet) => (
            <li key={bullet}>
              <Check aria-hidden="true" />
              {bullet}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
