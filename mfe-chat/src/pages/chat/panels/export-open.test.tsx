import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportOpen } from './export-open';

const mockOpen = jest.fn();
jest.mock('../open-file', () => ({ openFile: (file: File) => mockOpen(file) as unknown }));

const chooser = () =>
  screen.getByLabelText<HTMLInputElement>('Open a design', { selector: 'input' });

beforeEach(() => {
  mockOpen.mockReset().mockResolvedValue({ kind: 'success', text: 'Kiln is on the stage.' });
  render(<ExportOpen />);
});

test('a file that is chosen is opened, and how it went is said', async () => {
  const file = new File(['{}'], 'kiln.appling.json', { type: 'application/json' });
  await userEvent.upload(chooser(), file);
  expect(mockOpen).toHaveBeenCalledWith(file);
  expect(await screen.findByText('Kiln is on the stage.')).toBeVisible();
});

test('closing the chooser opens nothing and says nothing', () => {
  fireEvent.change(chooser(), { target: { files: [] } });
  expect(mockOpen).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
