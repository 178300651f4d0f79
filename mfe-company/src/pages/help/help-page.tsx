import { Accordion } from '@appling/ui/accordion';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { useLocation } from '@appling/runtime/router';
import { useEffect } from 'react';
import { Prose } from '../../sections/prose';
import { HelpPicture } from './help-picture';
import { HelpSearch } from './help-search';
import { help } from './help.content';
import { openAnswer } from './open-answer';
import { People } from './people';
import { Resources } from './resources';
import { Tutorials } from './tutorials';

export default function HelpPage() {
  const { hash } = useLocation();
  // Browsers only scroll to an anchor; this opens its answer.
  useEffect(() => openAnswer(hash), [hash]);
  return (
    <Page
      className="help"
      heading={help.heading}
      lead={help.lead}
      picture={<HelpPicture />}
      extra={<HelpSearch words={help.search} />}
    >
      <Resources {...help.resources} />
      <PageSection>
        <div className="grid gap-x-24 gap-y-8 lg:grid-cols-[21.25rem_minmax(0,1fr)]">
          <h2 className="text-title-3">{help.faq.heading}</h2>
          <Accordion
            items={help.faq.items.map(({ id, question, answer }) => ({
              id,
              question,
              answer: <Prose text={answer} />,
            }))}
          />
        </div>
      </PageSection>
      <Tutorials {...help.tutorials} />
      <People {...help.people} community={help.community} />
    </Page>
  );
}
