import { ButtonAnchor } from '@appling/ui/button';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { ArrowDown, Mail } from 'lucide-react';
import { PullQuote } from '../../sections/pull-quote';
import { Benefits } from './benefits';
import { LeafSlab } from '../../sections/leaf-slab';
import { CareersPicture } from './careers-picture';
import { applyFor, careers } from './careers.content';
import { Role } from './role';
import { Values } from './values';

export default function CareersPage() {
  const { roles, noRole, toRoles } = careers;
  return (
    <Page
      heading={careers.heading}
      lead={careers.lead}
      picture={<CareersPicture />}
      extra={
        <ButtonAnchor href={toRoles.href} size="large" iconEnd={<ArrowDown aria-hidden="true" />}>
          {toRoles.label}
        </ButtonAnchor>
      }
    >
      <Values {...careers.values} />
      <Benefits {...careers.benefits} />
      <div className="page-column pb-16 lg:pb-32">
        <PullQuote {...careers.quote} />
      </div>
      <PageSection id="roles" ground="sunken" heading={roles.heading} lead={roles.lead}>
        <div className="border-b border-line">
          {roles.positions.map((position) => (
            <Role
              key={position.title}
              position={position}
              words={roles}
              href={applyFor(position)}
            />
          ))}
        </div>
      </PageSection>
      <LeafSlab plant="bed" heading={noRole.heading} lead={noRole.text}>
        <ButtonAnchor href={noRole.href} size="large" iconStart={<Mail aria-hidden="true" />}>
          {noRole.button}
        </ButtonAnchor>
      </LeafSlab>
    </Page>
  );
}
