import { takeNotices } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, fireEvent, screen, within } from '@testing-library/react';
import routes from '../../../routes';
import { firstDesign } from '../../../designer/first-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { designOf } from '../../../designer/edit/edit-log';
import { chatStore, forget } from '../chat-store';
import { stopKeeping } from '../keeping/keep';
import { resetView } from '../view-store';
import { board, fullScreen, panelParts } from './parts';

// jsdom has no layout, so nothing can be measured.
jest.mock('../panels/measured-pictures', () => ({ MeasuredPictures: () => null }));
const mockMade = { is: 'made', file: new Blob(['a file']), count: 7, checked: ['svg-texts'] };
jest.mock('../panels/use-exports', () => ({
  useExports: () => ({
    states: Object.fromEntries(
      ['penpot', 'svg', 'tokens', 'html', 'design-file'].map((id) => [id, mockMade]),
    ),
    measuring: { key: 1 },
  }),
}));

// The first import takes real time, which fake timers do not wait for.
beforeAll(async () => {
  await Promise.all([import('../chat-page'), makeDrawable(firstDesign)]);
  await Promise.all([board, fullScreen, ...Object.values(panelParts)].map(({ fetch }) => fetch()));
});

beforeEach(async () => {
  jest.useFakeTimers();
  stopKeeping();
  forget();
  resetView();
  await act(async () => renderAt('/chat', routes));
  await pass(50);
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const phone = () => document.querySelector('.ui-phone [data-screen]');
const tabs = () => document.querySelector<HTMLElement>('.ui-phone') ?? document.body;
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('starts with an example that can be tapped', () => {
  expect(screen.getByText('Example')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /Drink water/ }));
  expect(screen.getByRole('checkbox', { name: /Drink water/ })).toBeChecked();
});

test('shows the same screen in the thumbnails and on the phone', () => {
  const list = within(screen.getByRole('navigation', { name: 'Screens' }));
  fireEvent.click(list.getByRole('button', { name: 'Insights' }));
  expect(phone()).toHaveAttribute('data-screen', 'insights');
  expect(list.getByRole('button', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(within(tabs()).getByText('Plan'));
  expect(list.getByRole('button', { name: 'Plan' })).toHaveAttribute('aria-current', 'true');
});

test('applies, undoes and redoes a palette', () => {
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  press('Change Colors');
  fireEvent.click(screen.getByRole('radio', { name: 'Harbour' }));
  expect(screen.getByRole('radio', { name: 'Harbour' })).toBeChecked();
  press('Undo');
  expect(screen.getByRole('radio', { name: 'Meadow' })).toBeChecked();
  press('Redo');
  expect(screen.getByRole('radio', { name: 'Harbour' })).toBeChecked();
  fireEvent.keyDown(button('Redo'), { key: 'z', ctrlKey: true });
  expect(screen.getByRole('radio', { name: 'Meadow' })).toBeChecked();
});

test('treats one drag of the corner slider as one step', () => {
  press('Change Colors');
  const corners = screen.getByRole('slider', { name: 'Corners' });
  for (const value of ['20', '12', '4']) fireEvent.change(corners, { target: { value } });
  fireEvent.pointerUp(corners);
  expect(corners).toHaveAttribute('aria-valuetext', 'Sharp, 4 px');
  press('Undo');
  expect(corners).toHaveValue('24');
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('shows the contrast of a role’s color', () => {
  press('Change Colors');
  fireEvent.change(screen.getByLabelText('Text color'), { target: { value: '#fff0e0' } });
  expect(panel('Change Colors').getByText(/^Low/)).toBeVisible();
  expect(panel('Change Colors').getByRole('status')).toHaveTextContent(/would not read/);
});

test('restores the design’s original colors on Start over', () => {
  press('Change Colors');
  fireEvent.click(screen.getByRole('radio', { name: 'Ink' }));
  press('Start over');
  expect(screen.getByRole('radio', { name: 'Meadow' })).toBeChecked();
});

test('changes the layout and keeps the text', () => {
  const words = phone()?.textContent;
  press('Change Layout');
  fireEvent.click(screen.getByRole('radio', { name: 'Grid' }));
  expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
  expect(phone()?.textContent).toBe(words);
});

test('focuses an opened panel; Escape returns focus; one is open at a time', () => {
  press('Change Colors');
  expect(screen.getByRole('heading', { name: 'Change Colors' })).toHaveFocus();
  press('Change Layout');
  expect(screen.queryByRole('region', { name: 'Change Colors' })).not.toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Change Layout' }), { key: 'Escape' });
  expect(button('Change Layout')).toHaveFocus();
  expect(button('Change Layout')).toHaveAttribute('aria-expanded', 'false');
});

test('renames the design; Escape and an empty name change nothing', async () => {
  const rename = async (name: string, key: string) => {
    press('Rename the design');
    const field = screen.getByRole('textbox', { name: 'Name of the design' });
    fireEvent.change(field, { target: { value: name } });
    fireEvent.keyDown(field, { key });
    await pass(50);
  };
  await rename('Bloom', 'Enter');
  expect(screen.getByRole('heading', { name: 'Bloom' })).toBeVisible();
  expect(button('Rename the design')).toHaveFocus();
  await rename('Other', 'Escape');
  await rename('  ', 'Enter');
  expect(screen.getByRole('heading', { name: 'Bloom' })).toBeVisible();
});

test('restores an earlier design from its reply', async () => {
  const input = screen.getByLabelText('Your message');
  for (const text of ['a coquette habit tracker', 'an app for minimal recipes']) {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await pass(2000);
  }
  expect(phone()).toHaveAttribute('data-style', 'minimal');
  fireEvent.click(screen.getByRole('button', { name: /Show this design.*Coquette/ }));
  expect(phone()).toHaveAttribute('data-style', 'coquette');
  press('Undo');
  expect(phone()).toHaveAttribute('data-style', 'minimal');
});

describe('Export', () => {
  test('lists format, file, size and checks, for designers and for developers', () => {
    press('Export');
    const forDesign = within(screen.getByRole('region', { name: 'For design tools' }));
    for (const file of ['small-wins.penpot', 'small-wins-screens.zip', 'small-wins-tokens.zip'])
      expect(forDesign.getByRole('button', { name: `Download ${file}` })).toBeVisible();
    expect(button('Download small-wins.html')).toBeVisible();
    expect(panel('Export').getByText(/^SVG in a zip ·.*· 7 files · [\d.]+ kB$/)).toBeVisible();
    expect(panel('Export').getAllByText('Checked: every text that is seen is there.')).toHaveLength(
      5,
    );
    expect(button('Download small-wins.appling.json')).toBeVisible();
    expect(panel('Export').getByText(/^JSON ·.*· [\d.]+ kB$/)).toBeVisible();
  });

  test('says Copied only after copying', async () => {
    const writeText = jest.fn(() => Promise.reject(new Error('denied')));
    Object.assign(navigator, { clipboard: { writeText } });
    press('Export');
    press('Copy');
    await pass(50);
    expect(screen.queryByText(/Copied/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'The design as text' })).toHaveFocus();
    expect(screen.getByText(/press Ctrl\+C/)).toBeVisible();
    writeText.mockReturnValue(Promise.resolve() as never);
    press('Copy');
    await pass(50);
    expect(screen.getByText(/^Copied/)).toBeVisible();
  });
});

describe('Select', () => {
  const part = (name: RegExp) => screen.getByRole('button', { name });

  test('selects a part by a tap or Enter, and edits its texts', () => {
    press('Select');
    const chosen = part(/^Select header: /);
    fireEvent.keyDown(chosen, { key: 'Enter' });
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    const field = screen.getByRole('textbox', { name: 'Title' });
    fireEvent.change(field, { target: { value: 'Good day, Ada' } });
    fireEvent.change(field, { target: { value: 'Good night, Ada' } });
    fireEvent.blur(field);
    expect(phone()).toHaveTextContent('Good night, Ada');
    press('Undo');
    expect(phone()).toHaveTextContent('Morning, Ada');
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  });

  test('keeps a rejected text in its field, with the reason', () => {
    press('Select');
    fireEvent.click(part(/^Select header: /));
    const field = screen.getByRole('textbox', { name: 'Title' });
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveAccessibleDescription('A text cannot be empty here.');
    expect(phone()).toHaveTextContent('Morning, Ada');
  });

  test('changes the color of a part and removes it; Escape leaves Select', () => {
    press('Select');
    fireEvent.click(part(/^Select header: /));
    fireEvent.click(screen.getByRole('radio', { name: 'Tint 2' }));
    const header = () =>
      designOf(chatStore.getState().log).screens[0]?.components.find(
        ({ type }) => type === 'header',
      );
    expect(header()).toHaveProperty('role', 'tint1');
    press('Remove');
    expect(header()).toBeUndefined();
    expect(
      screen.getByText('Removed header “Morning, Ada” from Today. Undo brings it back.'),
    ).toBeVisible();
    fireEvent.keyDown(screen.getByRole('heading', { name: 'Select' }), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: /^Select list/ })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox', { name: /Drink water/ }));
    expect(screen.getByRole('checkbox', { name: /Drink water/ })).toBeChecked();
  });
});

test('saves, renames and restores a version; Undo reverts that', () => {
  press('Versions');
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of this version' }), {
    target: { value: 'Green' },
  });
  press('Save');
  press('Change Colors');
  fireEvent.click(screen.getByRole('radio', { name: 'Harbour' }));
  press('Versions');
  press('Rename Green');
  const field = screen.getByRole('textbox', { name: 'Name of Green' });
  fireEvent.change(field, { target: { value: 'Meadow green' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const palette = () => designOf(chatStore.getState().log).look.palette.name;
  expect(palette()).toBe('Harbour');
  press('Restore: Meadow green');
  expect(palette()).toBe('Meadow');
  press('Undo');
  expect(palette()).toBe('Harbour');
  press('Remove Meadow green');
  expect(screen.queryByText('Restore')).not.toBeInTheDocument();
  press('Bring it back');
  expect(button('Restore: Meadow green')).toBeVisible();
});

test('shows every screen and its links on the board; selecting one opens it on the phone', async () => {
  press('All screens');
  const all = screen.getByRole('region', { name: 'All screens' });
  expect(within(all).getAllByRole('listitem')).toHaveLength(6);
  expect(within(all).getByRole('button', { name: /^Today leads to .*Plan/ })).toHaveFocus();
  fireEvent.click(within(all).getByRole('button', { name: /^Insights/ }));
  await pass(50);
  expect(screen.queryByRole('region', { name: 'All screens' })).not.toBeInTheDocument();
  expect(phone()).toHaveAttribute('data-screen', 'insights');
});

test('resets the state and opens the first screen on Restart', () => {
  fireEvent.click(screen.getByRole('checkbox', { name: /Drink water/ }));
  fireEvent.click(within(tabs()).getByText('Plan'));
  press('Restart');
  expect(phone()).toHaveAttribute('data-screen', 'home');
  expect(screen.getByRole('checkbox', { name: /Drink water/ })).not.toBeChecked();
});

test('leaves full screen by button or Escape', () => {
  press('Full screen');
  expect(button('Leave full screen')).toHaveFocus();
  press('Leave full screen');
  press('Full screen');
  fireEvent.keyDown(button('Leave full screen'), { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Leave full screen' })).not.toBeInTheDocument();
});

describe('a file that is dropped on the stage', () => {
  const stage = () => screen.getByRole('region', { name: 'Design' });
  const drop = async (name: string, text: string) => {
    const dataTransfer = {
      types: ['Files'],
      files: [{ name, type: '', size: text.length, text: async () => text }],
    };
    fireEvent.dragOver(stage(), { dataTransfer });
    expect(screen.getByText('Let go to open it here')).toBeInTheDocument();
    jest.useRealTimers();
    await act(async () => {
      fireEvent.drop(stage(), { dataTransfer });
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
    });
    expect(screen.queryByText('Let go to open it here')).not.toBeInTheDocument();
    return takeNotices().map((notice) => notice.text);
  };

  test('opens and can be undone', async () => {
    const design = { ...designOf(chatStore.getState().log), name: 'From a file' };
    expect(await drop('a.json', JSON.stringify(design))).toEqual([
      'From a file is on the stage. Undo brings yours back.',
    ]);
    expect(screen.getByRole('heading', { name: 'From a file' })).toBeVisible();
    press('Undo');
    expect(screen.getByRole('heading', { name: 'Small Wins' })).toBeVisible();
  });

  test('is rejected with its fault, and changes nothing', async () => {
    expect(await drop('holiday.pdf', '%PDF-1.7')).toEqual([
      'holiday.pdf was not opened, and nothing changed. It is not JSON.',
    ]);
    expect(screen.getByRole('heading', { name: 'Small Wins' })).toBeVisible();
  });
});

describe('the reveal', () => {
  const tell = () => {
    const input = screen.getByLabelText('Your message');
    fireEvent.change(input, { target: { value: 'a plant diary' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };

  test('shows the coming design, which replaces it after 2000 ms', async () => {
    tell();
    await pass(1900);
    expect(button('Skip')).toBeVisible();
    const drawn = phone();
    expect(drawn).not.toHaveAttribute('data-kind', 'habit');
    await pass(200);
    // The same element, so the design is rendered once.
    expect(phone()).toBe(drawn);
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    expect(screen.getByText(/^\d screens, drawn on your device in .*ms$/)).toBeInTheDocument();
  });

  test('can be skipped: the design appears at once, the reply in its time', async () => {
    tell();
    await pass(1000);
    press('Skip');
    const drawn = phone()?.getAttribute('data-kind');
    expect(drawn).not.toBe('habit');
    expect(screen.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(0);
    expect(screen.queryByText(/in the Pastel style/)).not.toBeInTheDocument();
    await pass(1000);
    expect(screen.getByText(/in the Pastel style/)).toBeInTheDocument();
    press('Undo');
    expect(screen.getByRole('heading', { name: 'Small Wins' })).toBeVisible();
  });
});
