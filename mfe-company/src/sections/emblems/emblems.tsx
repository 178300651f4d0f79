import type { ComponentType } from 'react';
import { BlankScreenEmblem } from './blank-screen-emblem';
import { BlossomsEmblem } from './blossoms-emblem';
import { CodeEmblem } from './code-emblem';
import type { EmblemProps } from './emblem';
import type { EmblemName } from './emblem-name';
import { FormEmblem } from './form-emblem';
import { LockEmblem } from './lock-emblem';
import { MusicEmblem } from './music-emblem';
import { PotEmblem } from './pot-emblem';
import { ShopEmblem } from './shop-emblem';
import { SproutsEmblem } from './sprouts-emblem';
import { StonesEmblem } from './stones-emblem';
import { SwatchesEmblem } from './swatches-emblem';
import { TagEmblem } from './tag-emblem';
import { ThumbEmblem } from './thumb-emblem';

/** All pictures, for the list; an article loads only its own. */
export const emblems: Record<EmblemName, ComponentType<EmblemProps>> = {
  'blank-screen': BlankScreenEmblem,
  code: CodeEmblem,
  shop: ShopEmblem,
  lock: LockEmblem,
  stones: StonesEmblem,
  sprouts: SproutsEmblem,
  blossoms: BlossomsEmblem,
  swatches: SwatchesEmblem,
  form: FormEmblem,
  music: MusicEmblem,
  thumb: ThumbEmblem,
  tag: TagEmblem,
  pot: PotEmblem,
};
