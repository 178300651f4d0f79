import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zip } from '../../../designer/export/pack';
import { ShowCode } from './show-code';

const files = [
  { path: 'src/screens/home-screen.tsx', content: "import { A } from '../a';\n" },
  { path: 'src/screens/you-screen.tsx', content: 'export const you = 1;\n' },
  { path: 'src/data.ts', content: 'export const data = 1;\n' },
];

// jsdom cannot read blobs.
const blobOf = (bytes: Uint8Array) =>
  ({ arrayBuffer: async () => bytes.buffer }) as unknown as Blob;

test('shows the code of one screen of a project, and of another on selection', async () => {
  render(<ShowCode zips={{ react: blobOf(zip(files)) }} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Code of a screen' }));
  const first = await screen.findByRole('region', { name: 'Code of home-screen.tsx' });
  expect(first).toHaveTextContent("import { A } from '../a';");
  expect(screen.queryByText('data.ts')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Project')).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Screen'), { target: { value: 'you-screen.tsx' } });
  expect(screen.getByRole('region', { name: 'Code of you-screen.tsx' })).toHaveTextContent(
    'export const you = 1;',
  );
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('shows and copies the same screen of the Expo project by keyboard', async () => {
  const user = userEvent.setup();
  const native = files.map(({ path, content }) => ({ path, content: `// native\n${content}` }));
  render(<ShowCode zips={{ react: blobOf(zip(files)), expo: blobOf(zip(native)) }} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await user.selectOptions(await screen.findByLabelText('Screen'), 'you-screen.tsx');
  await user.tab({ shift: true });
  const kind = screen.getByLabelText('Project');
  expect(kind).toHaveFocus();
  expect(kind).toHaveDisplayValue('React');
  await user.selectOptions(kind, 'Expo');
  const code = screen.getByRole('region', { name: 'Code of you-screen.tsx' });
  await waitFor(() => expect(code).toHaveTextContent('// native export const you = 1;'));
  await user.tab();
  await user.tab();
  expect(code).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('// native\nexport const you = 1;\n');
});

test('shows a part of the screen, which differs in each kind of project', async () => {
  const project = (part: string) =>
    blobOf(
      zip([
        {
          path: 'src/screens/home-screen.tsx',
          content: "import { Week } from '../components/week';\n",
        },
        { path: 'src/screens/you-screen.tsx', content: 'export const you = 1;\n' },
        { path: 'src/components/week.tsx', content: part },
        { path: 'src/components/other.tsx', content: 'export const other = 1;\n' },
      ]),
    );
  render(<ShowCode zips={{ react: project('<div />\n'), expo: project('<View />\n') }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Code of a screen' }));
  const part = await screen.findByLabelText('Part');
  expect([...part.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'The screen',
    'week.tsx',
  ]);
  fireEvent.change(part, { target: { value: 'week.tsx' } });
  const code = screen.getByRole('region', { name: 'Code of week.tsx' });
  expect(code).toHaveTextContent('<div />');
  fireEvent.change(screen.getByLabelText('Project'), { target: { value: 'expo' } });
  await waitFor(() => expect(code).toHaveTextContent('<View />'));
  fireEvent.change(screen.getByLabelText('Screen'), { target: { value: 'you-screen.tsx' } });
  expect(screen.getByRole('region', { name: 'Code of you-screen.tsx' })).toBeVisible();
  expect(screen.queryByLabelText('Part')).not.toBeInTheDocument();
});
