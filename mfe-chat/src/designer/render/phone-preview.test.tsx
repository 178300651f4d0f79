import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { apps } from '../compose/shown.fixture';
import type { AppDesign } from '../model/app-design';
import { componentTypes } from '../components/example-designs';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures } from '../drawings/pictures';
import { fetchViews } from './drawable';
import { PhonePreview } from './phone-preview';
import { ScreenThumbnail } from './screen-thumbnail';

beforeAll(async () => {
  await fetchViews(componentTypes);
  await fetchPictures(pictureNames);
});

function Stage({ design, start = design.start }: { design: AppDesign; start?: string }) {
  const [at, setAt] = useState(start);
  return <PhonePreview design={design} screenId={at} onNavigate={setAt} scale="stage" />;
}
const open = (design: AppDesign, start?: string) =>
  render(<Stage design={design} {...(start ? { start } : {})} />);
const smallWins = apps['small-wins'];

describe('the phone', () => {
  test('a tick updates count, sentence and today’s ring', async () => {
    const user = userEvent.setup();
    open(smallWins);
    expect(screen.getByText('of 5')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Drink water 6 of 8 glasses' }));
    expect(screen.getByText(/One to go/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'T 19 Tuesday, 80 % kept' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Phone away/ }));
    expect(screen.getByText(/All done/)).toBeVisible();
  });

  test('tabs open their screens and mark the open one', async () => {
    const user = userEvent.setup();
    open(smallWins);
    for (const tab of smallWins.tabs) {
      await user.click(screen.getByRole('button', { name: tab.label }));
      expect(screen.getByRole('button', { name: tab.label, current: 'page' })).toBeVisible();
      expect(document.querySelector(`[data-screen="${tab.to}"]`)).toBeInTheDocument();
    }
  });

  test('Back from a second record returns to where the first was opened', async () => {
    const user = userEvent.setup();
    const ways = Object.values(apps).flatMap((app) =>
      app.screens.flatMap(({ id, components }) =>
        components
          .flatMap((each) => (each.type === 'list' ? each.rows : []))
          .filter(({ action }) => action?.do === 'go' && action.to === id)
          .map(({ title }) => ({ app, id, title })),
      ),
    );
    const [, way] = ways;
    if (!way) throw new Error('No app of the site has such a screen any more.');
    const { app, id, title } = way;
    open(app, id);
    await user.click(screen.getByRole('button', { name: new RegExp(title) }));
    expect(document.querySelector(`[data-screen="${id}"]`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.querySelector(`[data-screen="${app.start}"]`)).toBeInTheDocument();
  });

  test('an added habit joins the counted list', async () => {
    const user = userEvent.setup();
    open(smallWins);
    await user.click(screen.getByRole('button', { name: 'Add habit' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Add habit' }));
    expect(screen.getByRole('status')).toHaveTextContent('Write something first');
    await user.type(field, 'Call Mum');
    await user.click(screen.getByRole('button', { name: 'Add habit' }));
    expect(screen.getByRole('checkbox', { name: /Call Mum/ })).not.toBeChecked();
    expect(screen.getByText('of 6')).toBeVisible();
  });

  test('Back returns to the previous screen', async () => {
    const user = userEvent.setup();
    open(smallWins, 'you');
    await user.click(screen.getByRole('button', { name: 'Habits' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.querySelector('[data-screen="you"]')).toBeInTheDocument();
  });

  test('the calendar changes its month and selects a day', async () => {
    const user = userEvent.setup();
    open(smallWins, 'plan');
    await user.click(screen.getByRole('button', { name: /^Friday 8 May/ }));
    expect(screen.getByRole('heading', { name: 'Friday 8' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Month after' }));
    expect(screen.getByRole('heading', { name: 'June' })).toBeVisible();
    expect(screen.getByText('Nothing planned yet.')).toBeVisible();
  });

  test('a timer runs and can be paused', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open(apps.semester, 'focus');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByText('24:57')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByText('24:57')).toBeVisible();
    jest.useRealTimers();
  });

  test('a toggle reports what it did', async () => {
    const user = userEvent.setup();
    open(apps.clinic);
    await user.click(screen.getByRole('button', { name: 'I am coming' }));
    expect(screen.getByRole('button', { name: 'See you there', pressed: true })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('See you there');
  });

  test('a sent message appears in the conversation', async () => {
    const user = userEvent.setup();
    open(apps.clinic, 'ask');
    await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'And tea?{Enter}');
    expect(screen.getByText('And tea?')).toBeVisible();
  });
});

/** Simulates a design that the schema accepts but a view cannot draw. */
const undrawable: AppDesign = { ...smallWins, language: 'e-n-g' };

test('a screen that cannot be drawn shows an error, keeps the page working, and is replaced by the next', () => {
  const page = (design: AppDesign) => (
    <>
      <PhonePreview design={design} screenId="plan" onNavigate={() => {}} scale="stage" />
      <ScreenThumbnail design={design} screenId="plan" scale={0.2} />
      <p>The rest of the page</p>
    </>
  );
  const { rerender } = render(page(undrawable));
  // React logs caught errors.
  const said = jest.mocked(console.error).mock.calls.flat();
  expect(said).toContainEqual(new RangeError('Incorrect locale information provided'));
  jest.mocked(console.error).mockClear();
  expect(screen.getByText(/^This screen cannot be drawn/)).toBeVisible();
  expect(screen.getByText('The rest of the page')).toBeVisible();
  rerender(page(smallWins));
  expect(document.querySelectorAll('[data-screen="plan"]')).toHaveLength(2);
});

const every = Object.values(apps).flatMap((design) =>
  design.screens.map((each) => [design.name, each.name, design, each.id] as const),
);
/** Takes at most nine buttons per group, such as days of a month. */
const taps = (view: { container: HTMLElement }) =>
  [...view.container.querySelectorAll<HTMLElement>('[data-screen] button:not(:disabled)')].filter(
    (button) => {
      const group = button.closest('[role=group] [role=group]');
      return (
        !group || [...group.querySelectorAll('button')].indexOf(button as HTMLButtonElement) < 9
      );
    },
  );
/** Tapping a selected option keeps it selected. */
const isChosen = (button: HTMLElement) =>
  button.getAttribute('aria-current') === 'page' ||
  (button.closest('[role=group] [role=group], [role=radiogroup]') !== null &&
    (button.getAttribute('aria-pressed') ?? button.getAttribute('aria-checked')) === 'true');

describe('controls', () => {
  test.each(every)(
    '%s, %s: every control has a name and an effect',
    (_app, _screen, design, id) => {
      let view = open(design, id);
      const count = taps(view).length;
      const dead = Array.from({ length: count }, (_, index) => {
        if (taps(view).length !== count || !view.container.querySelector(`[data-screen="${id}"]`)) {
          view.unmount();
          view = open(design, id);
        }
        const tap = taps(view)[index]!;
        const name = tap.getAttribute('aria-label') ?? tap.textContent;
        const before = view.container.innerHTML;
        const mayStay = isChosen(tap);
        act(() => tap.click());
        const isDead = !name || (!mayStay && view.container.innerHTML === before);
        return isDead ? [name] : [];
      }).flat();
      expect(dead).toEqual([]);
    },
    20_000,
  );
});

describe('markup', () => {
  test('the phone names its kind and style, each component its feature', () => {
    const { container } = open(smallWins);
    const phone = container.querySelector('[data-screen="home"]')!;
    expect(phone).toHaveAttribute('data-kind', 'habit');
    expect(phone).toHaveAttribute('data-style', 'pastel');
    expect(
      [...phone.querySelectorAll('[data-component]')].map((part) =>
        part.getAttribute('data-component'),
      ),
    ).toEqual(['header', 'streak', 'progress', 'section', 'checklist']);
  });

  test('a thumbnail contains nothing focusable', () => {
    const { container } = render(
      <ScreenThumbnail design={smallWins} screenId="home" scale={0.18} />,
    );
    expect(within(container).queryAllByRole('button')).toEqual([]);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('order of drawing', () => {
  const parts = (container: Element) => container.querySelectorAll('[data-component]').length;
  const phoneOf = (isComing: boolean) => (
    <PhonePreview design={smallWins} screenId="home" onNavigate={() => {}} isComing={isComing} />
  );

  test('a new app shows its top first, the rest after the next frame', () => {
    jest.useFakeTimers();
    const { container } = render(phoneOf(true));
    expect(parts(container)).toBe(1);
    expect(screen.getByText('9:41')).toBeVisible();
    act(() => jest.advanceTimersToNextFrame());
    expect(parts(container)).toBe(5);
    jest.useRealTimers();
  });

  test('a drawn app stays complete in later frames', () => {
    jest.useFakeTimers();
    const { container, rerender } = render(phoneOf(true));
    rerender(phoneOf(false));
    expect(parts(container)).toBe(5);
    jest.useRealTimers();
  });

  test('waiting thumbnails are drawn one after another, and a removed one blocks no other', () => {
    const thumbnails = (ids: string[]) =>
      ids.map((id) => (
        <ScreenThumbnail key={id} design={smallWins} screenId={id} scale={0.18} canWait />
      ));
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-screen]')].map(
        (each) => each.dataset['screen'],
      );
    const { rerender } = render(thumbnails(['home', 'plan', 'insights']));
    expect(shown()).toEqual(['home', 'plan', 'insights']);
    rerender(thumbnails(['plan', 'you']));
    expect(shown()).toEqual(['plan', 'you']);
  });
});
