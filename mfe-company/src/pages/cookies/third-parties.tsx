import { PageSection } from '@appling/ui/page-section';
import { DataTable } from '../../sections/data-table';
import { Prose } from '../../sections/prose';
import type { ThirdPartyService } from './cookies.content';

interface ThirdPartiesProps {
  heading: string;
  lead: string;
  columns: readonly string[];
  /** Text of the link to each policy. */
  link: string;
  items: readonly ThirdPartyService[];
}

export function ThirdParties({ heading, lead, columns, link, items }: ThirdPartiesProps) {
  return (
    <PageSection id="third-parties" heading={heading} lead={lead} size="title-3">
      <DataTable
        caption={heading}
        columns={columns}
        wide={2}
        rows={items.map(({ name, purpose, dataShared, privacyPolicy }) => [
          name,
          purpose,
          dataShared,
          <Prose key={name} text={`[${link}: ${name.split(/[ ,]/)[0]}](${privacyPolicy})`} />,
        ])}
      />
    </PageSection>
  );
}
