import { Leaf } from '@appling/ui/leaf';
import { Blossom } from '@appling/ui/blossom';
import { Emblem, type EmblemProps } from '../../sections/emblems/emblem';
import { TwoLeaves } from '../../sections/emblems/two-leaves';
import type { ProjectPicture } from './community.content';

/** A boat with a leaf as sail. */
function Tide(props: EmblemProps) {
  return (
    <Emblem ground="bg-cut-dusk" {...props}>
      <circle className="fill-sun" cx="286" cy="92" r="52" />
      <path className="fill-paper" d="M187 60h7v140h-7Z" />
      <Leaf
        base={[196, 196]}
        tip={[232, 44]}
        width={0.44}
        bend={0.08}
        veins={5}
        ground="fill-cut-dusk"
      />
      <path className="fill-cut-brick" d="M112 188H284C276 226 250 240 198 240S120 226 112 188Z" />
      <path
        className="fill-cut-water"
        d="M-420 226q36 -26 72 0t72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0V420H-420Z"
      />
      <path
        className="fill-cut-glass"
        d="M-456 262q36 -26 72 0t72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0V420H-456Z"
      />
    </Emblem>
  );
}

/** An overfull bowl. */
function Bowl(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-kiln" {...props}>
      <Leaf
        base={[150, 196]}
        tip={[66, 62]}
        width={0.44}
        bend={-0.06}
        veins={6}
        fill="fill-cut-shade"
        ground="fill-story-kiln"
      />
      <Leaf
        base={[236, 196]}
        tip={[322, 66]}
        width={0.44}
        bend={0.06}
        veins={6}
        fill="fill-leaf"
        ground="fill-story-kiln"
      />
      <Blossom centre={[192, 108]} radius={64} rotation={6} fill="fill-sun" eye="fill-cut-brick" />
      <circle className="fill-blossom" cx="138" cy="158" r="40" />
      <circle className="fill-cut-brick" cx="246" cy="160" r="44" />
      <path
        className="fill-story-clinic"
        d="M56 172H328C328 240 276 282 232 282H152C108 282 56 240 56 172Z"
      />
    </Emblem>
  );
}

/** A moon above two flowers. */
function Moon(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-clinic" {...props}>
      <path
        className="fill-story-clinic-mark"
        d="M226 34A116 116 0 1 0 304 206A94 94 0 0 1 226 34Z"
      />
      <path className="fill-leaf" d="M251 190h8v200h-8ZM319 226h8v200h-8ZM77 250h8v150h-8Z" />
      <TwoLeaves at={[255, 268]} size={44} />
      <TwoLeaves at={[323, 284]} size={38} />
      <TwoLeaves at={[81, 276]} size={48} />
      <Blossom centre={[255, 172]} radius={40} rotation={10} />
      <Blossom centre={[323, 214]} radius={30} rotation={-8} fill="fill-sun" eye="fill-blossom" />
      <circle className="fill-story-clinic-mark" cx="330" cy="64" r="6" />
      <circle className="fill-story-clinic-mark" cx="368" cy="118" r="4" />
      <circle className="fill-story-clinic-mark" cx="48" cy="62" r="5" />
    </Emblem>
  );
}

/** A stall with an awning. */
function Stall(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-wander-disc" {...props}>
      <path className="fill-on-leaf" d="M58 96h9v260h-9ZM317 96h9v260h-9Z" />
      {[0, 1, 2, 3, 4, 5].map((stripe) => (
        <path
          key={stripe}
          className={stripe % 2 ? 'fill-paper' : 'fill-cut-brick'}
          d={`M${36 + stripe * 52} 40h52v84a26 26 0 0 1 -52 0Z`}
        />
      ))}
      <circle className="fill-cut-berry" cx="116" cy="198" r="26" />
      <circle className="fill-leaf" cx="168" cy="198" r="26" />
      <circle className="fill-cut-brick" cx="220" cy="198" r="26" />
      <circle className="fill-paper" cx="272" cy="198" r="26" />
      <TwoLeaves at={[116, 178]} size={26} left="fill-cut-shade" />
      <TwoLeaves at={[220, 178]} size={26} left="fill-cut-shade" />
      <path className="fill-cut-shade" d="M36 216H348V420H36Z" />
      <path className="fill-leaf" d="M36 216H348V232H36Z" />
    </Emblem>
  );
}

export const projectPictures: Record<ProjectPicture, typeof Tide> = {
  tide: Tide,
  bowl: Bowl,
  moon: Moon,
  stall: Stall,
};
