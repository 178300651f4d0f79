import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import type { ReactNode } from 'react';
import { TwoLeaves } from './emblems/two-leaves';

/** Plant at the bottom of a slab. */
export type SlabPlant = 'leaves' | 'bed' | 'flower' | 'shelter';

const plants: Record<SlabPlant, ReactNode> = {
  leaves: (
    <>
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
    </>
  ),
  bed: (
    <>
      <path
        className="fill-on-leaf"
        d="M205 200h10v300h-10ZM323 250h10v250h-10ZM441 120h10v400h-10Z"
      />
      <TwoLeaves at={[210, 330]} size={86} left="fill-on-leaf" right="fill-cut-shade" />
      <TwoLeaves at={[328, 366]} size={74} left="fill-cut-shade" right="fill-on-leaf" />
      <TwoLeaves at={[446, 300]} size={104} left="fill-cut-shade" />
      <Blossom centre={[210, 184]} radius={58} rotation={-8} />
      <Blossom centre={[328, 234]} radius={46} rotation={20} fill="fill-paper" />
      <Blossom centre={[446, 104]} radius={70} rotation={4} fill="fill-sun" eye="fill-on-leaf" />
    </>
  ),
  flower: (
    <>
      <Leaf
        base={[250, 480]}
        tip={[60, 190]}
        width={0.42}
        bend={-0.06}
        fill="fill-cut-shade"
        ground="fill-leaf"
      />
      <Blossom centre={[390, 270]} radius={210} rotation={14} />
      <Leaf
        base={[330, 480]}
        tip={[200, 330]}
        width={0.44}
        bend={-0.05}
        veins={5}
        fill="fill-on-leaf"
        ground="fill-leaf"
      />
    </>
  ),
  shelter: (
    <>
      <path className="fill-on-leaf" d="M275 300h10v160h-10Z" />
      <TwoLeaves at={[280, 384]} size={64} left="fill-cut-shade" />
      <Blossom centre={[280, 286]} radius={46} rotation={8} />
      <Leaf
        base={[520, 450]}
        tip={[110, 130]}
        width={0.4}
        bend={0.3}
        fill="fill-cut-shade"
        ground="fill-leaf"
      />
    </>
  ),
};

/** Decorative picture at the right of a slab, from 1024 px. */
export function SlabPicture({ plant }: { plant: SlabPlant }) {
  return (
    <svg
      className="pointer-events-none absolute right-0 bottom-0 hidden h-[92%] w-[34rem] max-w-[42%] overflow-visible lg:block"
      viewBox="0 0 540 420"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {plants[plant]}
    </svg>
  );
}
