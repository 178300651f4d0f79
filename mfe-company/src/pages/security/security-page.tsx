import type { BadgeTone } from '@appling/ui/badge';
import { ButtonAnchor } from '@appling/ui/button';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { StateBadge } from '@appling/ui/state-badge';
import { Mail } from 'lucide-react';
import { Breakable } from '../../sections/breakable';
import { DataTable } from '../../sections/data-table';
import { Figures } from '../../sections/figures';
import { Documentation } from './documentation';
import { Infrastructure } from './infrastructure';
import { Principles } from './principles';
import { LeafSlab } from '../../sections/leaf-slab';
import { SecurityPicture } from './security-picture';
import { type Certification, security } from './security.content';

const tones: Record<Certification['status'], BadgeTone> = {
  Certified: 'positive',
  Compliant: 'positive',
  'In audit': 'maintenance',
};

export default function SecurityPage() {
  const { certifications, vulnerabilities, report } = security;
  return (
    <Page heading={security.heading} lead={security.lead} picture={<SecurityPicture />}>
      <div className="page-column mt-16 lg:mt-20">
        <Figures figures={security.promises.items} />
      </div>
      <PageSection heading={certifications.heading} size="title-3">
        <DataTable
          caption={certifications.heading}
          columns={certifications.columns}
          rows={certifications.items.map(({ name, description, status, validUntil }) => [
            name,
            description,
            <StateBadge key={status} tone={tones[status]}>
              {status}
            </StateBadge>,
            validUntil,
          ])}
        />
      </PageSection>
      <Infrastructure {...security.infrastructure} />
      <Principles {...security.principles} />
      <PageSection heading={vulnerabilities.heading} lead={vulnerabilities.lead} size="title-3">
        <DataTable
          caption={vulnerabilities.caption}
          columns={vulnerabilities.columns}
          rows={vulnerabilities.levels.map(({ level, example, fixedWithin, reward }) => [
            level,
            example,
            fixedWithin,
            reward,
          ])}
        />
      </PageSection>
      <Documentation {...security.documentation} />
      <LeafSlab plant="shelter" heading={report.heading} lead={report.text}>
        <ButtonAnchor
          href={report.href}
          size="large"
          className="[overflow-wrap:anywhere]"
          iconStart={<Mail aria-hidden="true" />}
        >
          <Breakable address={report.button} />
        </ButtonAnchor>
      </LeafSlab>
    </Page>
  );
}
