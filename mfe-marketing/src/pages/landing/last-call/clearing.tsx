import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { PhoneFrame } from '@appling/ui/phone-frame';
import kiln from '@appling/pictures/kiln.svg';
import smallWins from '@appling/pictures/small-wins-today.svg';
import wander from '@appling/pictures/wander.svg';

const phones = [
  { name: 'wander', picture: wander },
  { name: 'small-wins', picture: smallWins },
  { name: 'kiln', picture: kiln },
];

const deep = { fill: 'fill-cut-shade', ground: 'fill-leaf' };
const ink = { fill: 'fill-on-leaf', ground: 'fill-leaf', className: 'clearing-ink' };

/** Three phones between leaves; drawn for 1440 × 560 and centered. */
export function Clearing() {
  return (
    <div className="clearing" aria-hidden="true">
      <svg className="clearing-sun" viewBox="0 0 2 2">
        <circle className="fill-sun" cx="1" cy="1" r="1" />
      </svg>
      <svg className="clearing-side" data-side="left" viewBox="0 0 560 620">
        <Leaf base={[250, 700]} tip={[-90, 20]} width={0.44} bend={-0.06} {...deep} />
        <Leaf base={[478, 890]} tip={[318, 211]} width={0.29} bend={0.03} {...ink} />
        <Blossom centre={[222, 181]} radius={60} rotation={8} />
      </svg>
      <svg className="clearing-side" data-side="right" viewBox="0 0 560 620">
        <Leaf base={[322, 700]} tip={[640, 10]} width={0.44} bend={0.06} {...deep} />
        <Leaf base={[91, 900]} tip={[251, 222]} width={0.29} bend={-0.03} {...ink} />
        <Blossom centre={[381, 261]} radius={47} rotation={-6} fill="fill-paper" eye="fill-sun" />
      </svg>
      <div className="clearing-phones">
        {phones.map(({ name, picture }) => (
          <PhoneFrame key={name} className={`clearing-phone clearing-${name}`}>
            <img src={picture} alt="" width={390} height={844} loading="lazy" />
          </PhoneFrame>
        ))}
      </div>
    </div>
  );
}
