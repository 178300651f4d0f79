import { leafPaths, type LeafShape } from '@appling/ui/art/leaf';
import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { SkyDisc } from '@appling/ui/sky';
import type { ReactNode } from 'react';

const leaves = [
  {
    name: 'low-left',
    fill: 'fill-cut-deep',
    base: [1090, 828],
    tip: [785, 771],
    width: 0.435,
    bend: -0.06,
  },
  {
    name: 'low-right',
    id: 'hero-low',
    fill: 'fill-cut-deep',
    base: [1098, 806],
    tip: [1494, 725],
    width: 0.43,
    bend: 0.035,
  },
  {
    name: 'left',
    fill: 'fill-cut-second',
    base: [1107, 803],
    tip: [827, 206],
    width: 0.414,
    bend: -0.035,
  },
  {
    name: 'right',
    id: 'hero-tall',
    fill: 'fill-leaf',
    base: [1132, 777],
    tip: [1430, 147],
    width: 0.465,
    bend: 0.04,
  },
] satisfies (LeafShape & { name: string; id?: string; fill: string })[];

/** Stems from the button to the phone for two distances, and the short downward one on phones. */
const stems = [
  {
    name: 'wide',
    path: 'M700 591H712C752 591 774 628 774 690V722C774 800 806 881 914 881C1012 881 1076 868 1084 800',
    leaves: [
      { base: [770, 716], tip: [852, 622], width: 0.46, bend: 0.05 },
      { base: [778, 752], tip: [700, 690], width: 0.42, bend: -0.06 },
    ],
  },
  {
    name: 'narrow',
    path: 'M716 591H812C858 591 886 622 886 690V756C886 832 916 872 984 872C1052 872 1076 850 1084 800',
    leaves: [
      { base: [885, 672], tip: [930, 604], width: 0.46, bend: 0.05 },
      { base: [888, 700], tip: [842, 650], width: 0.42, bend: -0.06 },
    ],
  },
  {
    name: 'short',
    path: 'M904 -60C902 -20 896 10 896 52C896 104 918 134 952 164',
    leaves: [
      { base: [894, 56], tip: [972, 88], width: 0.46, bend: -0.06 },
      { base: [896, 52], tip: [820, 116], width: 0.46, bend: -0.06 },
    ],
  },
] satisfies { name: string; path: string; leaves: LeafShape[] }[];

/** Makes swaying parts a compositor layer, so that the browser moves them without repainting. */
function Layer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg className="hero-layer" data-layer={name} viewBox="0 0 1440 900">
      {children}
    </svg>
  );
}

export function Scenery() {
  return (
    <>
      <Layer name="sky">
        <SkyDisc centre={[1342, 234]} radius={102} />
      </Layer>
      {leaves.map(({ name, id, ...shape }) => (
        <Layer key={name} name={name}>
          <g id={id}>
            <Leaf {...shape} />
          </g>
        </Layer>
      ))}
      <Layer name="bud">
        <Blossom centre={[878, 108]} radius={31} rotation={18} />
      </Layer>
      <Layer name="blossom">
        <Blossom centre={[1347, 572]} radius={72} rotation={2} />
      </Layer>
      {stems.map((stem) => (
        <Layer key={stem.name} name={`stem-${stem.name}`}>
          <path d={stem.path} className="fill-none stroke-stem stroke-6" strokeLinecap="round" />
          {stem.leaves.map((shape) => (
            <path key={shape.tip.join()} d={leafPaths(shape).outline} className="fill-stem" />
          ))}
        </Layer>
      ))}
    </>
  );
}

/** `<use>` copies: drawn again they would add 1 kB. */
export function Sides() {
  return ['left', 'right'].map((side) => (
    <svg
      key={side}
      className="hero-side"
      data-side={side}
      viewBox="1009 147 536 680"
      aria-hidden="true"
    >
      <use href="#hero-tall" />
      <use href="#hero-low" />
    </svg>
  ));
}
