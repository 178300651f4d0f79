import { ButtonAnchor } from '@appling/ui/button';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { Download, Mail } from 'lucide-react';
import { Breakable } from '../../sections/breakable';
import { DataTable } from '../../sections/data-table';
import { Figures } from '../../sections/figures';
import { LongDate } from '../../sections/long-date';
import { LeafSlab } from '../../sections/leaf-slab';
import { PressPicture } from './press-picture';
import { pressFiles } from './press-files';
import { press } from './press.content';
import { Releases } from './releases';
import { Resources } from './resources';

export default function PressPage() {
  const { kit, team, releases, coverage, resources, boilerplate, inquiries } = press;
  return (
    <Page
      heading={press.heading}
      lead={press.lead}
      picture={<PressPicture />}
      extra={
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:justify-self-stretch">
          <ButtonAnchor
            href={pressFiles[kit.file]}
            download={kit.file}
            size="large"
            iconStart={<Download aria-hidden="true" />}
          >
            {kit.label}
          </ButtonAnchor>
          <ButtonAnchor
            href={team.href}
            size="large"
            kind="outline"
            iconStart={<Mail aria-hidden="true" />}
          >
            {team.label}
          </ButtonAnchor>
        </div>
      }
    >
      <div className="page-column mt-16 lg:mt-20">
        <Figures figures={press.figures} />
      </div>
      <Releases {...releases} />
      <PageSection heading={coverage.heading} size="title-3">
        <DataTable
          caption={coverage.heading}
          columns={coverage.columns}
          rows={coverage.items.map(({ outlet, title, type, date }) => [
            outlet,
            `“${title}”`,
            type,
            <LongDate key={date} date={date} />,
          ])}
        />
      </PageSection>
      <Resources {...resources} addressOf={pressFiles} />
      <PageSection heading={boilerplate.heading} size="title-4">
        <p className="max-w-[60ch] border-l-4 border-leaf pl-6 text-lead">{boilerplate.text}</p>
      </PageSection>
      <LeafSlab plant="flower" heading={inquiries.heading} lead={inquiries.text}>
        <ButtonAnchor
          href={inquiries.href}
          size="large"
          className="[overflow-wrap:anywhere]"
          iconStart={<Mail aria-hidden="true" />}
        >
          <Breakable address={inquiries.button} />
        </ButtonAnchor>
      </LeafSlab>
    </Page>
  );
}
