import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Scene, type SceneProps } from './scene';

const mockSpline = jest.fn<(props: { scene: string; onLoad: (player: object) => void }) => null>(
  () => null,
);
// The package has only ES modules, which jest does not resolve, so a virtual mock replaces it.
jest.mock('@splinetool/react-spline', () => ({ __esModule: true, default: mockSpline }), {
  virtual: true,
});

const fetchMock = jest.fn<typeof fetch>();
const originalFetch = globalThis.fetch;
const respond = (status: number) =>
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    blob: async () => new Blob(['scene']),
  } as Response);

beforeEach(() => {
  jest.useFakeTimers();
  mockSpline.mockReset().mockReturnValue(null);
  globalThis.fetch = fetchMock.mockReset();
  URL.createObjectURL = () => 'blob:scene';
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

async function show(props: Partial<SceneProps> = {}) {
  const view = render(<Scene projectId="garden" lazyLoad={false} {...props} />, {
    onCaughtError: () => {},
  });
  await act(async () => jest.advanceTimersByTime(0));
  return view;
}
const settle = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const invalid: [Partial<SceneProps>, string][] = [
  [{ scale: 0.24 }, 'Invalid scale'],
  [{ scale: 1.01 }, 'Invalid scale'],
  [{ scale: Number.NaN }, 'Invalid scale'],
  [{ fps: 25 }, 'Invalid fps'],
  [{ fps: 0 }, 'Invalid fps'],
];
test.each(invalid)('rejects %o with an error box and fetches nothing', async (props, message) => {
  await show({ ...props, placeholder: <p>leaves</p> });
  expect(screen.getByRole('alert')).toHaveTextContent(`Error loading scene${message}`);
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([0.25, 0.5, 1])('accepts a scale of %d', async (scale) => {
  respond(200);
  await show({ scale });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([15, 24, 30, 60, 120])('accepts %d frames per second', async (fps) => {
  respond(200);
  await show({ fps });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a missing scene shows its error', async () => {
  respond(404);
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading sceneResource not found');
});

test('a failed fetch shows the error of a missing scene', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Resource not found');
});

test('no project shows the error of a missing scene without a request', async () => {
  await show({ projectId: null });
  expect(screen.getByRole('alert')).toHaveTextContent('Resource not found');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a server error shows a network error', async () => {
  respond(503);
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Network error occurred');
});

test('a scene that the player cannot read shows a network error', async () => {
  respond(200);
  mockSpline.mockImplementation(() => {
    throw new Error('bad bytes');
  });
  await show();
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('Network error occurred');
});

test('gives up after 15 seconds without a scene', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}));
  await show();
  await settle(14_999);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await settle(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading timeout');
});

test('gives up after 15 seconds when the player never draws', async () => {
  respond(200);
  await show();
  await settle(15_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading timeout');
});

test('a placeholder hides errors', async () => {
  respond(404);
  await show({ placeholder: <p>leaves</p> });
  expect(screen.getByText('leaves')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the placeholder until the player has drawn', async () => {
  respond(200);
  const requestRender = jest.fn();
  const view = await show({ placeholder: <p>leaves</p>, fps: 30 });
  await settle();
  expect(screen.getByText('leaves')).toBeVisible();
  expect(mockSpline.mock.lastCall?.[0].scene).toBe('blob:scene#scene.splinecode');
  const player = { requestRender };
  await act(async () => mockSpline.mock.lastCall?.[0].onLoad(player));
  expect(screen.queryByText('leaves')).not.toBeInTheDocument();
  expect(player).toHaveProperty('renderMode', 'manual');

  requestRender.mockClear();
  await settle(1000);
  expect(requestRender).toHaveBeenCalledTimes(30);
  view.rerender(<Scene projectId="garden" lazyLoad={false} fps={30} isRunning={false} />);
  requestRender.mockClear();
  await settle(1000);
  expect(requestRender).not.toHaveBeenCalled();
});

test('by default nothing loads before the scene is near the viewport', async () => {
  await show({ lazyLoad: undefined });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('by default it draws 60 frames per second, at full scale and at most 1.5 device pixels per CSS pixel', async () => {
  respond(200);
  const ratio = jest.replaceProperty(window, 'devicePixelRatio', 3);
  const requestRender = jest.fn();
  const { container } = await show();
  await settle();
  await act(async () => mockSpline.mock.lastCall?.[0].onLoad({ requestRender }));
  requestRender.mockClear();
  await settle(1000);
  expect(requestRender.mock.calls.length).toBeGreaterThanOrEqual(60);
  expect(requestRender.mock.calls.length).toBeLessThan(65);
  expect(container.querySelector('.scene-player')).toHaveStyle({ width: '50%', height: '50%' });
  ratio.restore();
});
