import { Blossom } from '@appling/shared/ui/blossom';
import { Leaf } from '@appling/shared/ui/leaf';
import { SkyDisc } from '@appling/shared/ui/sky';
import { Picture } from '../../sections/picture';

/** A seed, split open, with what came out of it. */
export function AboutPicture() {
  return (
    <Picture>
      <SkyDisc centre={[352, 84]} radius={78} />
      <path
        className="fill-none stroke-stem stroke-[11]"
        strokeLinecap="round"
        d="M222 380C222 300 206 250 214 128"
      />
      <Leaf base={[219, 326]} tip={[428, 178]} width={0.42} bend={-0.06} fill="fill-leaf" />
      <Leaf base={[216, 262]} tip={[22, 150]} width={0.42} bend={0.06} fill="fill-cut-deep" />
      <Leaf
        base={[213, 186]}
        tip={[300, 150]}
        width={0.44}
        bend={-0.05}
        veins={5}
        fill="fill-cut-deep"
      />
      <Blossom centre={[212, 92]} radius={72} rotation={-8} />
      <path className="fill-soil" d="M0 440C50 372 118 352 220 352S390 372 440 440Z" />
      <path className="fill-sun" d="M212 398C160 400 132 372 140 330C190 328 214 354 212 398Z" />
      <path className="fill-sun" d="M232 398C284 400 312 372 304 330C254 328 230 354 232 398Z" />
    </Picture>
  );
}
