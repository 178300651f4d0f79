import { PageSection } from '@appling/ui/page-section';
import { Check } from 'lucide-react';

export interface Comparison {
  heading: string;
  /** Label of the region that scrolls horizontally on phones. */
  scrolls: string;
  /** Header of the first column, for screen readers. */
  feature: string;
  yes: string;
  no: string;
  featured: string;
  plans: readonly string[];
  /** One value per plan: a word, or whether the plan has the feature. */
  rows: readonly { name: string; values: readonly (string | boolean)[] }[];
}

export function ComparisonTable({ heading, plans, rows, ...words }: Comparison) {
  const featured = plans.indexOf(words.featured);
  const mark = (index: number) => (index === featured ? true : undefined);
  return (
    <PageSection heading={heading} size="title-3" className="comparison">
      {/* A scrollable region must be focusable. */}
      <section className="comparison-scroll" aria-label={words.scrolls} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.feature}</span>
              </th>
              {plans.map((plan, index) => (
                <th key={plan} scope="col" data-featured={mark(index)}>
                  {plan}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td
                    key={plans[index]}
                    data-featured={mark(index)}
                    data-no={value === false || undefined}
                  >
                    {value === true ? <Tick word={words.yes} /> : value || words.no}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </PageSection>
  );
}

function Tick({ word }: { word: string }) {
  return (
    <span className="comparison-tick">
      <Check aria-hidden="true" />
      <span className="sr-only">{word}</span>
    </span>
  );
}
