import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Demo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Export
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Export your design"
        description="Choose one."
        mfe="chat"
      >
        <button type="button">Download</button>
      </Dialog>
    </>
  );
}

test('moves focus into a dialog and returns it on Escape', async () => {
  render(<Demo />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export your design' });
  expect(dialog).toHaveAccessibleDescription('Choose one.');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
});

test('closes by its button and marks its remote for styles', async () => {
  render(<Demo />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.closest('[data-mfe]')).toHaveAttribute('data-mfe', 'chat');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
