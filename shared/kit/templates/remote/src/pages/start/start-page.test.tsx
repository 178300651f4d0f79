import { renderAt } from '@appling/testing/render-at';
import { screen } from '@testing-library/react';
import routes from '../../routes';
import { content } from './start.content';

test('the page has its words under one heading, and a link', async () => {
  renderAt('__PATH__', routes);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(content.heading);
  const link = screen.getByRole('link', { name: content.next.link.label });
  expect(link).toHaveAttribute('href', content.next.link.to);
});
