import { designOf } from '../../designer/edit/edit-log';
import type { Operation } from '../../designer/edit/operation';
import type { AppDesign } from '../../designer/model/app-design';
import { chatStore, edit } from './chat-store';
import { withEdits } from './edits';

export interface Done {
  /** In words; '' if nothing changed. */
  said: string;
  /** Id of the new component or screen. */
  added: string | undefined;
}

export const inHand = (): AppDesign => designOf(chatStore.getState().log);

const idsIn = ({ screens }: AppDesign) =>
  screens.flatMap(({ id, components }) => [id, ...components.map((each) => each.id)]);

/** Applies one edit as one undo step and reports what changed. */
export const byHand = (operation: Operation, onDone: (done: Done) => void): void =>
  withEdits(({ reportsOf, sayReports }) => {
    const before = inHand();
    edit(operation, {
      onDone: () => {
        const known = new Set(idsIn(before));
        onDone({
          // Computed only when read.
          get said() {
            return sayReports(reportsOf(before, operation));
          },
          added: idsIn(inHand()).find((id) => !known.has(id)),
        });
      },
    });
  });
