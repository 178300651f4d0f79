import type { ReactNode } from 'react';
import { Page } from '@appling/ui/page';
import { ContentsList } from './contents-list';
import { Prose } from './prose';

/** A paragraph, or a list of short ones. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor; must not change, since other pages link to it. */
  id: string;
  heading: string;
  body: readonly LegalBlock[];
}

export interface LegalText {
  heading: string;
  lead: string;
  /** Shown unchanged, e.g. "Last updated December 2024". */
  updated: string;
  /** Summary of the text. */
  short: { heading: string; points: readonly string[] };
  contents: string;
  sections: readonly LegalSection[];
}

interface LegalPageProps {
  text: LegalText;
  picture: ReactNode;
  /** Controls at the end of a section: section id → element. */
  controls?: Record<string, ReactNode>;
}

/** A long text: its summary, then its sections beside a table of contents. */
export function LegalPage({ text, picture, controls = {} }: LegalPageProps) {
  return (
    <Page
      heading={text.heading}
      lead={text.lead}
      extra={<p className="text-small text-ink-muted">{text.updated}</p>}
      picture={picture}
      className="company-legal"
    >
      <div className="page-column mt-12 lg:mt-16">
        <section
          aria-labelledby="in-short"
          className="corner-card bg-leaf p-6 text-on-leaf md:p-10 lg:p-12"
          data-ground="leaf"
        >
          <h2 id="in-short" className="text-heading-1">
            {text.short.heading}
          </h2>
          <ul className="mt-6 grid gap-x-12 gap-y-4 md:grid-cols-2">
            {text.short.points.map((point) => (
              <li key={point} className="max-w-[52ch] border-t border-on-leaf pt-3">
                {point}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="page-column grid gap-x-24 gap-y-10 section-space lg:grid-cols-[16rem_minmax(0,1fr)]">
        <ContentsList heading={text.contents} sections={text.sections} />
        <div className="grid max-w-[68ch] gap-12">
          {text.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <h2 id={`${section.id}-heading`} className="text-heading-1">
                {index + 1}. {section.heading}
              </h2>
              <div className="mt-4 grid gap-4">
                {section.body.map((block) => (
                  <Block key={String(block)} block={block} />
                ))}
                {controls[section.id]}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Prose text={block} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-leaf-deep">
      {block.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
  );
}
