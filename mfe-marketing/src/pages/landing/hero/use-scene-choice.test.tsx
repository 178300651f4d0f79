import { jest } from '@jest/globals';
import { renderAt } from '@appling/testing/render-at';
import { screen } from '@testing-library/react';
import routes from '../../../routes';

// Loading takes time on a busy machine; tests should not wait for it.
beforeAll(() => Promise.all([import('../landing-page'), import('../../../scene/scene')]));

const originalFetch = globalThis.fetch;
afterEach(() => {
  document.getElementById('site-config')?.remove();
  globalThis.fetch = originalFetch;
});

function configure(scene: object) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'site-config';
  block.textContent = JSON.stringify({ scene });
  document.head.append(block);
}

test('without a project nothing loads and no error shows', async () => {
  const fetchMock = jest.fn<typeof fetch>();
  globalThis.fetch = fetchMock;
  renderAt('/', routes);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(screen.queryByText('Error loading scene')).not.toBeInTheDocument();
});

test('?scene=always shows every state, here that no scene is configured', async () => {
  renderAt('/?scene=always', routes);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error loading sceneResource not found',
  );
});

test('?scene=always loads the configured project on any device', async () => {
  const fetchMock = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ ok: false, status: 500 } as Response);
  globalThis.fetch = fetchMock;
  configure({ projectId: 'garden' });
  renderAt('/?scene=always', routes);
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error occurred');
  expect(fetchMock.mock.lastCall?.[0]).toBe('https://prod.spline.design/garden/scene.splinecode');
});
