import { type Context } from '../context';
import { type PictureName } from '../../drawings/picture-names';
import { type Component } from '../../model/components';

export const pictureAt = ({ domain }: Context, index: number): PictureName =>
  domain.pictures[index % domain.pictures.length] ?? 'arcs';

export const numberIn = (text: string): number =>
  Number(text.replaceAll(',', '').match(/\d+(\.\d+)?/)?.[0] ?? '0');

export type Maker = (context: Context) => Component[];
