import { Leaf } from '@appling/ui/leaf';
import { PageSection } from '@appling/ui/page-section';
import type { Milestone } from './about.content';

interface MilestonesProps {
  heading: string;
  items: readonly Milestone[];
}

/** Years along a stem, each with a longer leaf. */
export function Milestones({ heading, items }: MilestonesProps) {
  return (
    <PageSection heading={heading} size="title-3">
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ year, title, text }, index) => (
          <li key={year} className="flex flex-col pb-10">
            <svg
              className="h-28 w-full"
              viewBox="0 0 280 112"
              preserveAspectRatio="xMinYMax meet"
              aria-hidden="true"
            >
              {Array.from({ length: index + 1 }, (_, leaf) => (
                <Leaf
                  key={leaf}
                  base={[28 + leaf * 54, 110]}
                  tip={[44 + leaf * 54, 66 - leaf * 18]}
                  width={0.42}
                  bend={leaf % 2 ? -0.06 : 0.06}
                  veins={5}
                  fill={leaf === index ? 'fill-leaf' : 'fill-cut-deep'}
                />
              ))}
            </svg>
            <div className="border-t-4 border-stem pt-4">
              <p className="text-label text-ink-muted">{year}</p>
              <h3 className="mt-1 text-heading-2">{title}</h3>
              <p className="mt-2 max-w-[34ch] text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
