import { type Context } from '../context';
import { type PictureName } from '../../drawings/picture-names';
import { type Component } from '../../model/components';
import { type TextAction } from '../../model/parts';

export const pictureAt = ({ domain }: Context, index: number): PictureName =>
  domain.pictures[index % domain.pictures.length] ?? 'arcs';

export const numberIn = (text: string): number =>
  Number(text.replaceAll(',', '').match(/\d+(\.\d+)?/)?.[0] ?? '0');

export const toggle = ({ say }: Context, label: string, says: string, off: string): TextAction => ({
  label: say(label),
  action: { do: 'toggle', says: say(says), off: say(off) },
});

export type Builder = (context: Context) => Component[];
