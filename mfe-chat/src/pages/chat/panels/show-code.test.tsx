import { fireEvent, render, screen } from '@testing-library/react';
import { zip } from '../../../designer/export/pack';
import { ShowCode } from './show-code';

const files = [
  { path: 'src/screens/home-screen.tsx', content: "import { A } from '../a';\n" },
  { path: 'src/screens/you-screen.tsx', content: 'export const you = 1;\n' },
  { path: 'src/data.ts', content: 'export const data = 1;\n' },
];

test('shows the code of one screen of a project, and of another that is chosen', async () => {
  const bytes = zip(files);
  // jsdom's Blob cannot be read.
  const file = { arrayBuffer: async () => bytes.buffer } as unknown as Blob;
  render(<ShowCode zip={file} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Code of a screen' }));
  const first = await screen.findByRole('region', { name: 'Code of home-screen.tsx' });
  expect(first).toHaveTextContent("import { A } from '../a';");
  expect(screen.queryByText('data.ts')).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Screen'), { target: { value: '1' } });
  expect(screen.getByRole('region', { name: 'Code of you-screen.tsx' })).toHaveTextContent(
    'export const you = 1;',
  );
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});
