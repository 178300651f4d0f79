import { renderAt } from '@appling/testing/render-at';
import { screen } from '@testing-library/react';
import routes from '../../routes';
import { content } from './start.content';

test('shows one heading, its text and a link', async () => {
  renderAt('__PATH__', routes);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(content.heading);
  const link = screen.getByRole('link', { name: content.next.link.label });
  expect(link).toHaveAttribute('href', content.next.link.to);
});
