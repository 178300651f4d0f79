import reports from '../../../../../content/edit-reports.json';
import { withLook } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'type.set'> = {
  apply: (design, { face, of, scale }) => {
    const { type } = design.look;
    return withLook(design, {
      type: {
        ...type,
        ...(face && of !== 'text' ? { display: face } : {}),
        ...(face && of !== 'display' ? { text: face } : {}),
        ...(scale === undefined ? {} : { scale }),
      },
    });
  },
  report: ({ operation: { face, scale } }) => {
    const name = face && reports.faces[face];
    const percent = scale === undefined ? undefined : Math.round(scale * 100);
    if (name && percent) return { key: 'type-both', values: { face: name, percent } };
    return name
      ? { key: 'type-face', values: { face: name } }
      : { key: 'type-scale', values: { percent } };
  },
};
