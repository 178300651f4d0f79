import { siteStore } from '@appling/runtime/state';
import { carryIdea, takeIdea } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../routes';
import { designOf } from '../../designer/edit/edit-log';
import { chatStore, forget, undoEdit } from './chat-store';
import { fetchEdits } from './edits';
import { stopKeeping } from './keeping/keep';
import { resetView } from './view-store';

const greeting =
  'Hello. Tell me about the app you have in mind, in your own words, and I will draw it.';

// The first import takes real time, which fake timers do not wait for.
beforeAll(async () => {
  await Promise.all([import('./chat-page'), fetchEdits()]);
});

beforeEach(() => {
  jest.useFakeTimers();
  stopKeeping();
  forget();
  resetView();
  takeIdea();
});

async function openChat(url = '/chat') {
  const page = await act(async () => renderAt(url, routes));
  await pass(50);
  return page;
}

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const input = () => screen.getByLabelText('Your message');
const sendButton = () => screen.getByLabelText('Send');
const chip = (name: string) => screen.getByText(name, { selector: 'button, button span' });
const bubbles = () => within(screen.getByRole('log')).getAllByRole('listitem');
const newest = () => within(bubbles().at(-1) ?? document.body);
const says = (text: string) => fireEvent.change(input(), { target: { value: text } });
const enter = (keys = {}) => fireEvent.keyDown(input(), { key: 'Enter', ...keys });

async function tell(text: string) {
  says(text);
  enter();
  await pass(2000);
}

describe('the conversation', () => {
  test('starts with one greeting and no suggestions', async () => {
    await openChat();
    expect(bubbles()).toHaveLength(1);
    expect(bubbles()[0]).toHaveTextContent(greeting);
    expect(screen.queryByRole('group', { name: 'Suggestions' })).not.toBeInTheDocument();
    expect(screen.getByText('design your MVP in 9 seconds')).toBeVisible();
  });

  test('shows six example ideas that fill the input without sending, until the first message', async () => {
    await openChat();
    const examples = screen.getByRole('group', { name: 'Example ideas' });
    expect(within(examples).getAllByRole('button')).toHaveLength(6);
    says('half an idea');
    await visitor().click(within(examples).getByRole('button', { name: 'Uber for lawn care' }));
    expect(input()).toHaveValue('Uber for lawn care');
    expect(input()).toHaveFocus();
    expect(bubbles()).toHaveLength(1);
    enter();
    expect(bubbles()[1]).toHaveTextContent('Uber for lawn care');
    expect(examples).not.toBeInTheDocument();
    await pass(2000);
  });

  test('shows a message, clears the input and draws for 2 seconds', async () => {
    await openChat();
    says('  A habit tracker  ');
    enter();
    expect(bubbles()[1]).toHaveTextContent('A habit tracker');
    expect(input()).toHaveValue('');
    expect(screen.getByText('Drawing', { selector: '[role=status]' })).toBeInTheDocument();
    await pass(1999);
    expect(bubbles()).toHaveLength(2);
    await pass(1);
    expect(bubbles()).toHaveLength(3);
    expect(screen.queryByText('Drawing')).not.toBeInTheDocument();
    expect(newest().getByText(/in the Pastel style/)).toBeVisible();
  });

  test('answers several messages in order, each after its own 2 seconds', async () => {
    await openChat();
    says('a minimal diary');
    enter();
    await pass(500);
    says('a coquette diary');
    enter();
    await pass(1500);
    expect(bubbles()).toHaveLength(4);
    expect(newest().getByText('Minimal')).toBeInTheDocument();
    expect(screen.getAllByText('Drawing')).not.toHaveLength(0);
    await pass(500);
    expect(bubbles()).toHaveLength(5);
    expect(newest().getByText('Coquette')).toBeInTheDocument();
    expect(screen.queryByText('Drawing')).not.toBeInTheDocument();
  });

  test.each([
    ['a coquette diary', 'Coquette'],
    ['a minimal diary', 'Minimal'],
    ['a diary', 'Pastel'],
    ['Coquette Style', 'Pastel'],
  ])('"%s" is answered %s', async (text, style) => {
    await openChat();
    await tell(text);
    expect(newest().getByText(style)).toBeInTheDocument();
  });

  test('treats typed markup as text', async () => {
    await openChat();
    const text = '<img src=x onerror=alert(1)> <b>bold</b> {{x}}';
    await tell(text);
    expect(within(bubbles()[1] ?? document.body).getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('log').querySelector('img, b')).toBeNull();
  });

  test('announces replies politely, but not the visitor’s own messages', async () => {
    await openChat();
    await tell('a diary');
    expect(bubbles()[1]).toHaveAttribute('aria-live', 'off');
    expect(bubbles()[2]).not.toHaveAttribute('aria-live');
  });

  test('scrolls to the newest message, and to chips that appear after it', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollTo');
    const towards = (behavior?: ScrollBehavior) =>
      scroll.mock.calls.filter((call: unknown[]) => {
        const [to] = call as [ScrollToOptions];
        return to.behavior === behavior;
      });
    await openChat();
    expect(scroll).not.toHaveBeenCalled();
    says('a diary');
    enter();
    expect(towards('smooth')).toHaveLength(1);
    expect(towards()).toHaveLength(0);
    await pass(2000);
    expect(towards('smooth')).toHaveLength(2);
    expect(towards()).not.toHaveLength(0);
    scroll.mockRestore();
  });

  test('is restored when the visitor returns', async () => {
    const { unmount } = await openChat();
    says('a diary');
    enter();
    unmount();
    await pass(2000);
    await openChat();
    expect(bubbles()).toHaveLength(3);
  });
});

describe('the input', () => {
  test('sends no blank text', async () => {
    await openChat();
    expect(sendButton()).toBeDisabled();
    says(' \n ');
    expect(sendButton()).toBeDisabled();
    enter();
    expect(bubbles()).toHaveLength(1);
  });

  test('sends by button too, and keeps focus in the input', async () => {
    await openChat();
    const user = visitor();
    await user.type(input(), 'a diary');
    await user.click(sendButton());
    expect(bubbles()).toHaveLength(2);
    await pass(2000);
    expect(bubbles()).toHaveLength(3);
    expect(input()).toHaveFocus();
  });

  test('adds a line on Shift+Enter', async () => {
    await openChat();
    await visitor().type(input(), 'a{Shift>}{Enter}{/Shift}b');
    expect(bubbles()).toHaveLength(1);
    expect(input()).toHaveValue('a\nb');
  });

  test('sends nothing when Enter ends an IME composition', async () => {
    await openChat();
    says('にっき');
    fireEvent(input(), createEvent.keyDown(input(), { key: 'Enter', isComposing: true }));
    enter({ keyCode: 229 });
    expect(bubbles()).toHaveLength(1);
    expect(input()).toHaveValue('にっき');
  });

  test('sends once for two presses of Enter', async () => {
    await openChat();
    says('a diary');
    enter();
    enter();
    expect(bubbles()).toHaveLength(2);
    await pass(2000);
    expect(bubbles()).toHaveLength(3);
  });

  test('shows a counter near the limit', async () => {
    await openChat();
    says('x'.repeat(3600));
    expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
    says('x'.repeat(3601));
    expect(screen.getByText('3,601 of 4,000 characters')).toBeInTheDocument();
  });

  test('cuts a text over the limit, says so, and can send it', async () => {
    await openChat();
    const field = input() as HTMLTextAreaElement;
    fireEvent.input(field, { target: { value: 'x'.repeat(4012) } });
    expect(field).toHaveValue('x'.repeat(4000));
    expect(screen.getByText(/^4,000 of 4,012 characters fit/)).toBeVisible();
    enter();
    expect(bubbles()).toHaveLength(2);
    expect(screen.queryByText(/characters fit/)).not.toBeInTheDocument();
    await pass(2000);
  });

  test.each(['the address', 'the draft that was kept'])(
    'cuts a text over the limit from %s, and says so',
    async (from) => {
      const long = 'x'.repeat(5000);
      if (from === 'the address') await openChat(`/chat?idea=${long}`);
      else {
        localStorage.setItem('appling:draft', long);
        await openChat();
      }
      await pass(100);
      expect(input()).toHaveValue('x'.repeat(4000));
      expect(siteStore.getState().notices).toEqual([
        expect.objectContaining({ text: expect.stringContaining('4,000 of 5,000 characters fit') }),
      ]);
    },
  );
});

describe('an idea from another page', () => {
  test('appears in the input, focused at its end, and is not sent', async () => {
    carryIdea('A plant diary');
    await openChat();
    expect(input()).toHaveValue('A plant diary');
    expect(input()).toHaveFocus();
    expect(input()).toHaveProperty('selectionStart', 13);
    await pass(3000);
    expect(bubbles()).toHaveLength(1);
  });

  test('is also read from the URL', async () => {
    await openChat('/chat?idea=A%20budget%20for%20two');
    expect(input()).toHaveValue('A budget for two');
    expect(bubbles()).toHaveLength(1);
  });

  test('keeps a draft when the visitor leaves the page', async () => {
    const { unmount } = await openChat();
    says('Half a tho');
    unmount();
    await openChat();
    expect(input()).toHaveValue('Half a tho');
  });
});

describe('suggestions', () => {
  test('appear under the newest reply only', async () => {
    await openChat();
    await tell('a diary');
    await tell('another diary');
    expect(screen.getAllByRole('group', { name: 'Suggestions' })).toHaveLength(1);
    const labels = newest().getByRole('group', { name: 'Suggestions' }).querySelectorAll('button');
    expect([...labels].map((button) => button.textContent)).toEqual([
      'Try Dark Mode',
      'Add Calendar',
      'Make Buttons Glassy',
      'Coquette Style',
    ]);
  });

  test('offer the light mode first on a dark design, and apply it', async () => {
    await openChat();
    await tell('a diary, dark and elegant');
    fireEvent.click(chip('Try Light Mode'));
    await pass(2000);
    expect(newest().getByText(/has its day colors now/)).toBeInTheDocument();
    expect(chip('Try Dark Mode')).toBeInTheDocument();
  });

  test('send at once under their label and are answered by their prompt', async () => {
    await openChat();
    await tell('a diary');
    fireEvent.click(chip('Coquette Style'));
    expect(newest().getByText('Coquette Style')).toBeInTheDocument();
    await pass(2000);
    expect(newest().getByText('Coquette')).toBeInTheDocument();
  });

  test('send once when pressed twice', async () => {
    await openChat();
    await tell('a diary');
    fireEvent.click(chip('Try Dark Mode'));
    fireEvent.click(chip('Try Dark Mode'));
    await pass(2000);
    expect(bubbles()).toHaveLength(5);
  });

  test('keep the current style on a change', async () => {
    await openChat();
    await tell('a minimal diary');
    fireEvent.click(chip('Add Calendar'));
    await pass(2000);
    expect(newest().getByText('Minimal')).toBeInTheDocument();
    const screens = screen.getByRole('navigation', { name: 'Screens' });
    expect(within(screens).getByRole('button', { name: 'Calendar' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

describe('New design', () => {
  test('asks for no confirmation when nothing would be lost', async () => {
    await openChat();
    says('a draft');
    fireEvent.click(chip('New design'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(input()).toHaveValue('a draft');
  });

  test('asks for no confirmation, cancels pending replies and can restore the conversation', async () => {
    await openChat();
    await tell('a diary');
    says('another');
    enter();
    fireEvent.click(chip('New design'));
    await pass(3000);
    expect(bubbles()).toHaveLength(1);
    expect(bubbles()[0]).toHaveTextContent(greeting);
    fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(bubbles()).toHaveLength(4);
    expect(bubbles()[1]).toHaveTextContent('a diary');
  });
});

describe('findings under a reply', () => {
  const heard = () => screen.queryByRole('group', { name: 'I heard:' });
  const chips = () =>
    heard()
      ? within(heard()!)
          .getAllByRole('button')
          .map((each) => each.textContent)
      : [];

  test('show the visitor’s own words', async () => {
    await openChat();
    await tell('A plant app with a Calendar, reminders and no login');
    expect(chips()).toEqual(['Tracker', 'plants', 'calendar', 'reminders']);
  });

  test('remove their components when removed; Undo restores them', async () => {
    await openChat();
    await tell('A plant app with a calendar and a chat');
    const places = () => document.querySelectorAll('[data-component="calendar"]').length;
    const before = JSON.stringify(designOf(chatStore.getState().log));
    expect(places()).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'calendar, take it out' }));
    await pass(50);
    expect(chips()).toEqual(['Tracker', 'plants', 'chat']);
    expect(places()).toBe(0);
    expect(screen.getByText('calendar was taken out. Undo brings it back.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'chat, take it out' })).toHaveFocus();
    act(undoEdit);
    await pass(50);
    expect(chips()).toEqual(['Tracker', 'plants', 'calendar', 'chat']);
    expect(JSON.stringify(designOf(chatStore.getState().log))).toBe(before);
  });

  test('offer other readings; selecting one redraws the app, and Undo restores it', async () => {
    await openChat();
    await tell('Tinder for garden plots and greenhouses, for allotment holders');
    const design = () => designOf(chatStore.getState().log);
    const first = design();
    expect(first.archetype).toBe('swipe-match');
    fireEvent.click(screen.getByRole('button', { name: /^Works like: / }));
    const menu = screen.getByRole('button', { name: /^Works like: / }).parentElement!;
    const [, other, third] = within(menu).getAllByRole('button');
    expect(third).toBeDefined();
    expect(within(menu).getByRole('button', { name: 'Remove' })).toBeInTheDocument();
    fireEvent.click(other!);
    await pass(500);
    expect(design().archetype).not.toBe('swipe-match');
    expect(design().idea).toBe(first.idea);
    act(undoEdit);
    await pass(50);
    expect(design()).toEqual(first);
    expect(screen.getByRole('button', { name: /^About: / })).toBeInTheDocument();
  });

  test('are absent when no word asked for anything', async () => {
    await openChat();
    await tell('a diary');
    expect(heard()).not.toBeInTheDocument();
  });
});
