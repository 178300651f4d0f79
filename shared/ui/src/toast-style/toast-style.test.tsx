import { render } from '@testing-library/react';
import { toastIcons } from './toast-style';

test('hides the icon of every toast from screen readers', () => {
  for (const icon of Object.values(toastIcons)) {
    const { container } = render(icon);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  }
});
