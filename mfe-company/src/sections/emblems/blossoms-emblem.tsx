import { Blossom } from '@appling/ui/blossom';
import { Emblem, type EmblemProps } from './emblem';

/** Seven different blossoms. */
export function BlossomsEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-paper-sunken" {...props}>
      <Blossom centre={[70, 67]} radius={62} rotation={14} />
      <Blossom centre={[193, 32]} radius={45} rotation={-8} fill="fill-sun" eye="fill-blossom" />
      <Blossom centre={[314, 83]} radius={66} rotation={30} fill="fill-on-leaf" />
      <Blossom centre={[131, 228]} radius={70} rotation={8} fill="fill-cut-shade" />
      <Blossom centre={[261, 245]} radius={58} rotation={-20} />
      <Blossom centre={[24, 278]} radius={49} rotation={24} fill="fill-sun" eye="fill-blossom" />
      <Blossom centre={[365, 287]} radius={45} rotation={4} fill="fill-leaf" />
    </Emblem>
  );
}
