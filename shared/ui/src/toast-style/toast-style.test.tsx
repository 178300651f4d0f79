import { render } from '@testing-library/react';
import { toastIcons } from './toast-style';

test('every kind of toast has an icon that screen readers skip', () => {
  for (const icon of Object.values(toastIcons)) {
    const { container } = render(icon);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  }
});
