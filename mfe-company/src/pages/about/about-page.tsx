import { ButtonLink } from '@appling/ui/button';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { ArrowRight } from 'lucide-react';
import { Figures } from '../../sections/figures';
import { PullQuote } from '../../sections/pull-quote';
import { LeafSlab } from '../../sections/leaf-slab';
import { AboutPicture } from './about-picture';
import { about } from './about.content';
import { Milestones } from './milestones';
import { Rows } from './rows';
import { Team } from './team';

export default function AboutPage() {
  const { story, platform, beliefs, milestones, team, invitation } = about;
  return (
    <Page heading={about.heading} lead={about.lead} picture={<AboutPicture />}>
      <div className="page-column mt-16 lg:mt-20">
        <Figures figures={about.figures} />
      </div>
      <PageSection heading={story.heading} size="title-3">
        <div className="grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid max-w-[68ch] gap-5 text-[1.0625rem]">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PullQuote {...about.quote} />
        </div>
      </PageSection>
      <PageSection heading={platform.heading} ground="sunken" size="title-3">
        <Rows items={platform.items} />
        <p className="mt-8 max-w-[68ch]">{platform.note}</p>
      </PageSection>
      <PageSection heading={beliefs.heading} size="title-3">
        <Rows items={beliefs.items} />
      </PageSection>
      <Milestones {...milestones} />
      <Team {...team} />
      <LeafSlab plant="leaves" heading={invitation.heading} lead={invitation.text}>
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink
            to={invitation.start.to}
            size="large"
            iconEnd={<ArrowRight aria-hidden="true" />}
          >
            {invitation.start.label}
          </ButtonLink>
          <ButtonLink to={invitation.careers.to} size="large" kind="outline">
            {invitation.careers.label}
          </ButtonLink>
        </div>
      </LeafSlab>
    </Page>
  );
}
