import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { SkyDisc } from '@appling/ui/sky';
import { Picture } from '../../sections/picture';

/** A split seed and a plant that grows from it. */
export function AboutPicture() {
  return (
    <Picture>
      <SkyDisc centre={[374, 70]} radius={64} />
      <path
        className="fill-none stroke-stem stroke-[11]"
        strokeLinecap="round"
        d="M222 380C222 300 206 250 214 128"
      />
      <Leaf base={[218, 338]} tip={[424, 200]} width={0.42} bend={-0.06} fill="fill-leaf" />
      <Leaf base={[213, 290]} tip={[14, 168]} width={0.42} bend={0.06} fill="fill-cut-deep" />
      <Blossom centre={[212, 92]} radius={72} rotation={-8} />
      <path className="fill-soil" d="M0 440C50 372 118 352 220 352S390 372 440 440Z" />
      <path className="fill-sun" d="M212 398C160 400 132 372 140 330C190 328 214 354 212 398Z" />
      <path className="fill-sun" d="M232 398C284 400 312 372 304 330C254 328 230 354 232 398Z" />
    </Picture>
  );
}
