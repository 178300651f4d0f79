import { render } from '@testing-library/react';
import { Blossom } from '../blossom/blossom';
import { Leaf } from './leaf';

test('takes the colours of leaf and blossom from classes', () => {
  const { container } = render(
    <svg>
      <Leaf base={[0, 100]} tip={[0, 0]} veins={6} fill="fill-cut-deep" ground="fill-night" />
      <Blossom centre={[0, 0]} radius={10} fill="fill-sun" eye="fill-blossom" />
    </svg>,
  );
  expect(container.querySelectorAll('.fill-night path')).toHaveLength(13);
  expect(container.querySelector('path.fill-cut-deep')).toBeInTheDocument();
  expect(container.querySelector('path.fill-blossom')).toBeInTheDocument();
});
