import { PageSection } from '@appling/ui/page-section';
import type { ReactNode } from 'react';
import { SlabPicture, type SlabPlant } from './slab-picture';

interface LeafSlabProps {
  heading: string;
  lead: string;
  plant: SlabPlant;
  children: ReactNode;
}

/** The last section of a page: one request on the loud ground, out of whose foot something grows. */
export function LeafSlab({ heading, lead, plant, children }: LeafSlabProps) {
  return (
    <PageSection
      ground="leaf"
      heading={heading}
      lead={lead}
      // The words end where the picture begins.
      className="overflow-clip lg:[&_.ui-section-heading]:max-w-[56%]"
    >
      {children}
      <SlabPicture plant={plant} />
    </PageSection>
  );
}
