import { designOf } from '../../designer/edit/edit-log';
import type { Operation } from '../../designer/edit/operation';
import type { AppDesign } from '../../designer/model/app-design';
import { chatStore, edit } from './chat-store';
import { withEdits } from './edits';

/** What a gesture did. */
export interface Done {
  /** In words that can be counted; '' where nothing changed. */
  said: string;
  /** Id of the component or screen that is new. */
  added: string | undefined;
}

export const inHand = (): AppDesign => designOf(chatStore.getState().log);

const idsIn = ({ screens }: AppDesign) =>
  screens.flatMap(({ id, components }) => [id, ...components.map((each) => each.id)]);

/** Makes one edit, one step of Undo, and tells what it changed. */
export const byHand = (operation: Operation, onDone: (done: Done) => void): void =>
  withEdits(({ reportsOf, sayReports }) => {
    const before = inHand();
    edit(operation, {
      onDone: () => {
        const known = new Set(idsIn(before));
        onDone({
          // Reckoned only where it is said.
          get said() {
            return sayReports(reportsOf(before, operation));
          },
          added: idsIn(inHand()).find((id) => !known.has(id)),
        });
      },
    });
  });
