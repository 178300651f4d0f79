import { ButtonLink } from '@appling/ui/button';
import { Answer, type AnswerWords } from './answer';
import { HeroLeaves } from './hero-leaves';

interface HeroProps {
  words: {
    heading: string;
    lead: string;
    getKey: { label: string; to: string };
    viewDocumentation: { label: string; to: string };
    answer: AnswerWords;
  };
}

export function Hero({ words }: HeroProps) {
  return (
    <section className="api-hero">
      <HeroLeaves />
      <div className="api-hero-columns page-column">
        <div>
          <h1 tabIndex={-1} className="text-title-1">
            {words.heading}
          </h1>
          <p className="mt-6 max-w-[33rem] text-lead text-pretty text-ink-muted">{words.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
            <ButtonLink to={words.getKey.to} size="large">
              {words.getKey.label}
            </ButtonLink>
            <ButtonLink to={words.viewDocumentation.to} size="large" kind="outline">
              {words.viewDocumentation.label}
            </ButtonLink>
          </div>
        </div>
        <Answer words={words.answer} />
      </div>
    </section>
  );
}
