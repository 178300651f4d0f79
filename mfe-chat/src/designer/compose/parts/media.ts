import { clip } from '../clip';
import { pictureAt, type Builder } from './numbers';
import { type PictureName } from '../../drawings/picture-names';

export const camera: Builder = (context) => [
  {
    type: 'camera',
    id: context.id('camera'),
    picture: pictureAt(context, 0),
    label: `${context.say('Hold still')}: ${context.domain.one}`,
    shutter: context.say('Take a photo'),
    taken: context.say('Photos'),
    flash: context.say('Light'),
    turn: context.say('Turn the camera'),
  },
];

export const gallery: Builder = (context) => {
  const frames: PictureName[] = [
    ...new Set<PictureName>([
      ...context.domain.pictures,
      'dunes',
      'vase-flowers',
      'tiles',
      'arch',
      'leaf',
    ]),
  ];
  return [
    {
      type: 'masonry',
      id: context.id('photos'),
      tiles: frames.slice(0, 6).map((picture, index) => ({
        picture,
        label:
          clip(
            context.domain.entries[index % context.domain.entries.length]?.title ?? picture,
            40,
          ) + (index >= context.domain.entries.length ? ' (2)' : ''),
        height: [214, 138, 132, 194, 150, 168][index] ?? 150,
      })),
    },
  ];
};

export const player: Builder = (context) => [
  {
    type: 'player',
    id: context.id('player'),
    play: context.say('Start'),
    pause: context.say('Pause'),
    next: context.say('Next'),
    before: context.say('Back'),
    tracks: context.domain.entries.slice(0, 5).map(({ title, note }, index) => ({
      title: clip(title, 40),
      by: clip(note, 40),
      seconds: 142 + ((index * 47) % 140),
      picture: pictureAt(context, index + 1),
    })),
  },
];

export const scanner: Builder = (context) => [
  {
    type: 'scanner',
    id: context.id('scanner'),
    label: context.say('Hold the code in the frame'),
    scan: context.say('Scan'),
    again: `${context.say('Scan')} +1`,
    found: context.domain.entries.slice(0, 3).map(({ title, note, value }) => ({
      title: clip(title, 40),
      note: clip(note, 50),
      value: clip(value, 16),
    })),
  },
];

export const drawing: Builder = (context) => [
  {
    type: 'drawing-pad',
    id: context.id('pad'),
    label: context.say('Draw'),
    clear: context.say('Clear'),
    stamp: context.say('Stamp'),
    colors: ['Ink', 'Green', 'Coral', 'Sun', 'Sky'].map(context.say),
  },
];
