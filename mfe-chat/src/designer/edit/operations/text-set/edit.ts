import { valueAt } from '../../at-path';
import { homeOf, partOf } from '../../screens-of';
import { changeComponent } from '../../change-component';
import { withText } from '../../texts';
import { bounds } from '../../../model/limits';
import type { Edit } from '../../edit';

const withQuote = (quoted: readonly string[] = [], text: string): string[] =>
  [...quoted.filter((each) => each !== text), text].slice(-bounds.quoted);

export const edit: Edit<'text.set'> = {
  apply: (design, { id, path, text, quoted }) => {
    const changed = changeComponent(design, id, (component) => withText(component, path, text));
    return quoted && text ? { ...changed, quoted: withQuote(design.quoted, text) } : changed;
  },
  report: ({ before, operation: { id, path, text } }) => {
    const from = valueAt(partOf(before, id), path);
    return {
      key: 'text-set',
      values: {
        from: typeof from === 'string' ? from : '',
        to: text,
        screen: homeOf(before, id)?.name ?? '',
      },
    };
  },
};
