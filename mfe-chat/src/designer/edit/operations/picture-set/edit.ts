import { calledAs } from '../../names';
import { setPicture } from '../../set-picture';
import { homeOf, partOf } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'picture.set'> = {
  apply: setPicture,
  report: ({ before, operation: { component, picture } }) => ({
    key: picture === 'none' ? 'picture-none' : 'picture-set',
    values: {
      part: calledAs(partOf(before, component)),
      screen: homeOf(before, component)?.name ?? '',
    },
  }),
};
