import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { renderAt } from '@appling/testing/render-at';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin } from '../../../designer/edit/edit-log';
import { firstDesign } from '../../../designer/first-design';
import type { AppDesign } from '../../../designer/model/app-design';
import routes from '../../../routes';
import { chatStore, forget } from '../chat-store';
import { loadEngine } from '../conversation/drawing';
import { fetchEdits } from '../edits';
import { stopKeeping } from '../keeping/keep';
import { openPanel, resetView } from '../view-store';
import './share-panel';

// jsdom lacks them.
Object.assign(globalThis, { CompressionStream, DecompressionStream });

const panel = () => within(screen.getByRole('region', { name: 'Share' }));

beforeAll(async () => {
  await Promise.all([import('../chat-page'), fetchEdits(), loadEngine()]);
});

beforeEach(() => {
  forget();
  resetView();
  stopKeeping();
});

async function share(design: AppDesign) {
  await act(async () => void renderAt('/chat', routes));
  await act(async () => {
    chatStore.setState({ log: begin(design) });
    openPanel('share');
  });
  // The first link of a visit is made after the dictionary was learnt.
  await waitFor(() => expect(panel().queryByText(/being made/)).not.toBeInTheDocument(), {
    timeout: 5000,
  });
}

/** Text that deflate hardly compresses. */
const digits = (from: number) =>
  Array.from({ length: 20 }, (_, at) => Math.sin(from * 20 + at))
    .join('')
    .slice(0, 400);

test.each([
  ['pictures of one’s own', { quoted: ['own/cat'] }, /pictures of your own/],
  [
    'more than a link holds',
    { quoted: Array.from({ length: 100 }, (_, at) => digits(at)) },
    /does not fit into the 8,000 characters/,
  ],
])('rejects a design with %s with the reason, and offers its file', async (_w, part, why) => {
  await share({ ...firstDesign, ...part });
  expect(panel().getByRole('alert')).toHaveTextContent(why);
  expect(panel().queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  expect(panel().getByRole('button', { name: 'Download the file' })).toBeEnabled();
});

test('passes the link to the device’s share sheet; closing it is silent, a failure is reported', async () => {
  const given = jest.fn<Promise<void>, [ShareData]>();
  Object.assign(navigator, { share: given });
  await share(firstDesign);
  const send = panel().getByRole('button', { name: 'Send with …' });
  given.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await userEvent.click(send);
  expect(given.mock.lastCall?.[0].url).toMatch(/^http:\/\/localhost\/chat#d=[mpz]/);
  expect(panel().queryByRole('alert')).not.toBeInTheDocument();
  given.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await userEvent.click(send);
  expect(await panel().findByRole('alert')).toHaveTextContent(/Copy it instead/);
  Reflect.deleteProperty(navigator, 'share');
});
