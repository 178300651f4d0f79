import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Picture } from '../../sections/picture';

/** One pot with many flowers. */
export function CommunityPicture() {
  return (
    <Picture>
      <Leaf base={[196, 330]} tip={[4, 292]} width={0.42} bend={-0.06} fill="fill-cut-deep" />
      <Leaf base={[244, 330]} tip={[436, 300]} width={0.42} bend={0.06} fill="fill-leaf" />
      <Leaf base={[200, 300]} tip={[30, 128]} width={0.42} bend={0.05} fill="fill-leaf" />
      <Leaf base={[248, 300]} tip={[404, 108]} width={0.4} bend={-0.05} fill="fill-cut-deep" />
      <Blossom centre={[222, 82]} radius={70} rotation={6} fill="fill-sun" eye="fill-blossom" />
      <Blossom centre={[122, 176]} radius={66} rotation={-18} />
      <Blossom centre={[318, 168]} radius={72} rotation={20} />
      <Blossom centre={[222, 206]} radius={60} rotation={32} fill="fill-ink" eye="fill-sun" />
      <Blossom centre={[146, 284]} radius={48} rotation={4} fill="fill-sun" eye="fill-on-leaf" />
      <Blossom centre={[296, 282]} radius={52} rotation={-10} fill="fill-leaf" eye="fill-blossom" />
      <path className="fill-cut-shade" d="M124 322H316V352H306L288 440H152L134 352H124Z" />
    </Picture>
  );
}
