import { clip } from '../../compose/clip';
import type { Category } from '../../../content/category.schema';
import type { PictureName } from '../../drawings/picture-names';
import { nounPicture, say, usual, type Builder } from '../context';
import { groupsOf } from './records';

export const choice: Builder<'choice'> = (context, { label, of }) => {
  const options = [...new Set(groupsOf(context, of).map((option) => clip(option, 30)))].slice(0, 5);
  return options.length < 2
    ? []
    : [
        {
          type: 'choice',
          id: context.id('choice'),
          label: clip(say(context, label), 40),
          options,
          selected: 0,
        },
      ];
};

/** Camera subjects for nouns without a picture. */
const sights: Readonly<Partial<Record<Category['is'], PictureName>>> = {
  animal: 'field',
  food: 'table',
  place: 'city',
  plant: 'field',
  vehicle: 'road',
};

export const camera: Builder<'camera'> = (context) => [
  {
    type: 'camera',
    id: context.id('camera'),
    picture: nounPicture(context, 0) ?? sights[context.category.is] ?? 'dunes',
    label: `${usual(context, 'hold')}: ${context.subject.one}`,
    shutter: usual(context, 'photo'),
    taken: usual(context, 'retake'),
    flash: usual(context, 'light'),
    turn: usual(context, 'turn'),
  },
];

export const signature: Builder<'signature'> = (context, { label }) => [
  {
    type: 'drawing-pad',
    id: context.id('pad'),
    label: clip(say(context, label), 40),
    clear: usual(context, 'clear'),
    stamp: usual(context, 'stamp'),
    colors: ['ink', 'green', 'coral', 'sun', 'sky'].map((key) => usual(context, key)),
  },
];
