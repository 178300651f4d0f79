import { takeNotices } from '@appling/shared/state';
import { canUndo, designOf } from '../../designer/edit/edit-log';
import { chatStore, edit, forget, redoEdit, undoEdit } from './chat-store';
import { chat } from './chat.content';

let mockIsOffline = false;
jest.mock('./edits-file', () => {
  if (mockIsOffline) throw new TypeError('no line');
  return jest.requireActual<object>('./edits-file');
});

beforeEach(forget);

const name = () => designOf(chatStore.getState().log).name;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an edit whose code cannot be had says so, and is made when it is asked for again', async () => {
  mockIsOffline = true;
  const onDone = jest.fn();
  edit({ op: 'design.rename', name: 'Bloom' }, { onDone });
  await settled();
  expect(takeNotices().map(({ text }) => text)).toEqual([chat.offline]);
  expect(canUndo(chatStore.getState().log)).toBe(false);
  mockIsOffline = false;
  edit({ op: 'design.rename', name: 'Bloom' }, { onDone });
  edit({ op: 'design.rename', name: 'Blossom' });
  edit({ op: 'design.rename', name: 'Petal' });
  // Pressed before the code is here: what they take back and bring back is what was asked for before.
  undoEdit();
  undoEdit();
  redoEdit();
  await settled();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(name()).toBe('Blossom');
  edit({ op: 'design.rename', name: 'At once' });
  expect(name()).toBe('At once');
});
