import { Blossom } from '@appling/shared/ui/blossom';
import { Leaf } from '@appling/shared/ui/leaf';
import { PageSection } from '@appling/shared/ui/page-section';
import type { ReactNode } from 'react';

interface LeafSlabProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The last section of a page: one request on the loud ground, with leaves that grow out of its foot. */
export function LeafSlab({ heading, lead, children }: LeafSlabProps) {
  return (
    <PageSection ground="leaf" heading={heading} lead={lead} className="overflow-clip">
      {children}
      <svg
        className="pointer-events-none absolute right-0 bottom-0 hidden h-[92%] w-[34rem] max-w-[42%] lg:block"
        viewBox="0 0 540 420"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <Leaf
          base={[330, 460]}
          tip={[560, 40]}
          width={0.42}
          bend={0.06}
          fill="fill-cut-shade"
          ground="fill-leaf"
        />
        <Leaf
          base={[300, 470]}
          tip={[150, 170]}
          width={0.42}
          bend={-0.05}
          fill="fill-on-leaf"
          ground="fill-leaf"
        />
        <Blossom centre={[322, 176]} radius={58} rotation={8} />
      </svg>
    </PageSection>
  );
}
