import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Scene } from './scene';

jest.mock('./player-view', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a player script that does not load shows its own error', async () => {
  globalThis.fetch = async () =>
    ({ ok: true, status: 200, blob: async () => new Blob([]) }) as Response;
  URL.createObjectURL = () => 'blob:scene';
  URL.revokeObjectURL = () => {};
  render(<Scene projectId="garden" lazyLoad={false} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error loading sceneThe scene-player script failed to load',
  );
});
