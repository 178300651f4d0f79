import { takeNotices } from '@appling/runtime/state';
import { designOf } from '../../designer/edit/edit-log';
import { firstDesign } from '../../designer/first-design';
import { bringIn, chatStore, edit, forget, redoEdit, undoEdit } from './chat-store';
import { chat } from './chat.content';

let mockIsOffline = false;
jest.mock('./edits-file', () => {
  if (mockIsOffline) throw new TypeError('no line');
  return jest.requireActual<object>('./edits-file');
});

beforeEach(forget);

const name = () => designOf(chatStore.getState().log).name;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('reports an edit whose code fails to load, and retries on the next request', async () => {
  mockIsOffline = true;
  const onDone = jest.fn();
  edit({ op: 'design.rename', name: 'Bloom' }, { onDone });
  // Nothing changed, so Undo must not restore the previous app.
  bringIn({ ...firstDesign, id: 'mine' });
  undoEdit();
  await settled();
  expect(takeNotices().map(({ text }) => text)).toEqual([chat.offline]);
  expect(designOf(chatStore.getState().log).id).toBe('mine');
  mockIsOffline = false;
  edit({ op: 'design.rename', name: 'Bloom' }, { onDone });
  // Pressed before the code has loaded: undoes only earlier requests.
  edit({ op: 'design.rename', name: 'Petal' });
  undoEdit();
  edit({ op: 'design.rename', name: 'Blossom' });
  edit({ op: 'design.rename', name: 'Leaf' });
  undoEdit();
  undoEdit();
  expect(name()).toBe(firstDesign.name);
  redoEdit();
  await settled();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(name()).toBe('Blossom');
  edit({ op: 'design.rename', name: 'At once' });
  expect(name()).toBe('At once');
});
