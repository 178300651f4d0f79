import { PageSection } from '@appling/ui/page-section';
import type { ReactNode } from 'react';
import { SlabPicture, type SlabPlant } from './slab-picture';

interface LeafSlabProps {
  heading: string;
  lead: string;
  plant: SlabPlant;
  children: ReactNode;
}

/** The last section of a page: a call to action on a leaf background with a plant. */
export function LeafSlab({ heading, lead, plant, children }: LeafSlabProps) {
  return (
    <PageSection
      ground="leaf"
      heading={heading}
      lead={lead}
      // The text ends where the picture starts.
      className="overflow-clip lg:[&_.ui-section-heading]:max-w-[56%]"
    >
      {children}
      <SlabPicture plant={plant} />
    </PageSection>
  );
}
