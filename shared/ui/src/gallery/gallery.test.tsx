import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@appling/runtime/routers';
import { Gallery } from './gallery';

const page = (
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>
);

test('shows every component under one heading', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
});

test('prerenders every component and hydrates it without a mismatch', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent('Most Popular');
  const onRecoverableError = jest.fn();
  const app = await act(() => hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => app.unmount());
  root.remove();
});
