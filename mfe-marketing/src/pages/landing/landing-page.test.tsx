import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../routes';
// Imported before the tests, so that opening the page takes no time.
import './landing-page';

/** Tells the observers that everything in `section` is in view. */
let scrollTo: (section: Element) => void;
const RealObserver = window.IntersectionObserver;

beforeEach(() => {
  const watched: [Element, IntersectionObserverCallback][] = [];
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      watched.push([element, this.callback]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  scrollTo = (section) =>
    act(() => {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      for (const [element, callback] of watched)
        if (section.contains(element)) callback([entry], {} as IntersectionObserver);
    });
});
afterEach(() => {
  window.IntersectionObserver = RealObserver;
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const open = async () => {
  renderAt('/', routes);
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
  // Effects have run.
  await act(async () => {});
  return userEvent.setup();
};

const stepNames = ['Describe Your Vision', 'AI Creates Your Design', 'Customize & Export'];
const steps = () => region('A sentence goes in. An app comes up.');
const openSteps = () =>
  stepNames.filter(
    (name) =>
      document.querySelector(`[aria-expanded="true"]`)?.textContent?.endsWith(name) ?? false,
  );

test('three steps explain how it works', async () => {
  await open();
  const names = (await steps()).getAllByRole('heading', { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual([
    '1Describe Your Vision',
    '2AI Creates Your Design',
    '3Customize & Export',
  ]);
});

test('pressing a row opens its step and stops until Play', async () => {
  const user = await open();
  const section = await steps();
  await user.click(section.getByRole('button', { name: 'Customize & Export' }));
  expect(openSteps()).toEqual(['Customize & Export']);
  expect(section.getByRole('button', { name: 'Play the steps' })).toBeVisible();
});

test("when a step's line is full the next step opens, and the first follows the last", async () => {
  await open();
  const section = await steps();
  const opened = [];
  for (let turn = 0; turn < 4; turn++) {
    opened.push(...openSteps());
    const row = section.getByRole('button', { expanded: true }).closest('li')!;
    fireEvent.animationEnd(row.querySelector('[aria-hidden]')!);
  }
  expect(opened).toEqual([...stepNames, 'Describe Your Vision']);
});

test('the steps run only in view, and stop on hover or pause', async () => {
  const user = await open();
  const section = await steps();
  const pause = section.getByRole('button', { name: 'Pause the steps' });
  const clock = pause.closest('[class="steps"]')!;
  expect(clock).not.toHaveAttribute('data-running');
  scrollTo(clock);
  expect(clock).toHaveAttribute('data-running');
  fireEvent.pointerEnter(clock, { pointerType: 'mouse' });
  expect(clock).not.toHaveAttribute('data-running');
  fireEvent.pointerLeave(clock);
  expect(clock).toHaveAttribute('data-running');
  await user.click(pause);
  await user.unhover(clock);
  expect(clock).not.toHaveAttribute('data-running');
});

test('the stage types the sentence letter by letter', async () => {
  await open();
  const section = await steps();
  const composer = section.getByText('Design it').parentElement!;
  expect(composer).not.toHaveTextContent('A habit tracker');
  jest.useFakeTimers();
  scrollTo(document.body.querySelector('.steps')!);
  act(() => jest.advanceTimersByTime(52 * 7));
  expect(composer.firstChild).toHaveTextContent(/^A habit$/);
  act(() => jest.advanceTimersByTime(52 * 60));
  expect(composer.firstChild).toHaveTextContent(/^A habit tracker that celebrates small wins$/);
  jest.useRealTimers();
});

test('a chosen step shows its whole picture, and Play starts it from the beginning', async () => {
  const user = await open();
  const section = await steps();
  await user.click(section.getByRole('button', { name: 'Describe Your Vision' }));
  const composer = section.getByText('Design it').parentElement!;
  expect(composer.firstChild).toHaveTextContent(/^A habit tracker that celebrates small wins$/);
  const picture = composer.closest('.steps')!;
  expect(picture).toHaveAttribute('data-still');
  await user.click(section.getByRole('button', { name: 'Play the steps' }));
  expect(picture).not.toHaveAttribute('data-still');
  expect(composer.firstChild).toHaveTextContent(/^$/);
});

test('creating starts free, without a card', async () => {
  await open();
  const section = await steps();
  expect(section.getByRole('link', { name: 'Start Creating For Free' })).toHaveAttribute(
    'href',
    '/chat',
  );
  expect(section.getByText('No credit card required to start')).toBeVisible();
});

const garden = () => region('What will you grow?');
const useCases = [
  'Journal Apps',
  'Habit Trackers',
  'Study Planners',
  'Mood Boards',
  'Budget Trackers',
  'Fitness Apps',
];

test('the garden shows six use cases', async () => {
  await open();
  const names = (await garden()).getAllByRole('heading', { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual(useCases);
});

test.each(useCases)('the plot of %s opens the chat with its idea', async (name) => {
  const user = await open();
  const link = (await garden()).getByRole('link', { name: new RegExp(name) });
  const idea = new URL((link as HTMLAnchorElement).href).searchParams.get('idea')!;
  expect(idea).toMatch(/\w+( \w+){4,}/);
  await user.click(link);
  expect(siteStore.getState().draftIdea).toBe(idea);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/chat\?idea=/);
});

test('one of six styles is selected, Colorful by default', async () => {
  await open();
  const chips = (await garden()).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Minimal',
    'Dark Mode',
    'Colorful',
    'Professional',
    'Playful',
    'Elegant',
  ]);
  expect((await garden()).getByRole('button', { pressed: true })).toHaveTextContent('Colorful');
});

test('announces a style only after it was chosen', async () => {
  const user = await open();
  const section = await garden();
  expect(section.getByRole('status')).toBeEmptyDOMElement();
  await user.click(section.getByRole('button', { name: 'Elegant' }));
  expect(section.getByRole('button', { pressed: true })).toHaveTextContent('Elegant');
  expect(section.getByRole('status')).toHaveTextContent('All six designs are drawn in Elegant.');
});

const roots = () => region('It takes root quickly.');

test('three figures show the growth', async () => {
  await open();
  const figures = (await roots()).getAllByRole('listitem').slice(0, 3);
  expect(figures.map((figure) => figure.textContent)).toEqual([
    '50K+ apps created drafts included',
    '25K+ creators',
    '99% satisfaction',
  ]);
});

const carousel = async () => {
  const section = await screen.findByRole('region', { name: 'What creators say' });
  return { section, ...within(section) };
};
const frontVoice = (section: HTMLElement) => {
  const slides = [...section.querySelectorAll('[aria-roledescription="slide"]')];
  const front = slides.filter((slide) => !slide.hasAttribute('inert'));
  expect(front).toHaveLength(1);
  expect(slides.filter((slide) => slide.getAttribute('aria-hidden') === 'true')).toHaveLength(2);
  return front[0]!.getAttribute('aria-label');
};

test('screen readers reach only the front one of three testimonials', async () => {
  await open();
  const { section } = await carousel();
  expect(section).toHaveAttribute('aria-roledescription', 'carousel');
  expect(frontVoice(section)).toBe('1 of 3');
});

test('up to two cards show behind the front one, in order', async () => {
  const user = await open();
  const { section, getByRole } = await carousel();
  const depths = () =>
    [...section.querySelectorAll('[data-depth]')].map((slide) => slide.getAttribute('data-depth'));
  expect(depths()).toEqual(['0', '1', '2']);
  await user.click(getByRole('button', { name: 'Next voice' }));
  expect(depths()).toEqual(['2', '0', '1']);
});

test('Pause is the first control of the carousel', async () => {
  await open();
  const { getAllByRole } = await carousel();
  expect(getAllByRole('button')[0]).toHaveAccessibleName('Pause the voices');
});

test('buttons, dots and arrow keys change the testimonial, and the list wraps', async () => {
  const user = await open();
  const { section, getByRole } = await carousel();
  await user.click(getByRole('button', { name: 'Previous voice' }));
  expect(frontVoice(section)).toBe('3 of 3');
  await user.click(getByRole('button', { name: 'Next voice' }));
  expect(frontVoice(section)).toBe('1 of 3');
  await user.click(getByRole('button', { name: /Tomas/ }));
  expect(frontVoice(section)).toBe('2 of 3');
  expect(getByRole('button', { name: /Tomas/ })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(frontVoice(section)).toBe('1 of 3');
});

test('the carousel announces changes only while it is stopped', async () => {
  const user = await open();
  const { section, getByRole } = await carousel();
  const stack = section.querySelector('[aria-live]')!;
  expect(stack).toHaveAttribute('aria-live', 'off');
  await user.click(getByRole('button', { name: 'Pause the voices' }));
  expect(stack).toHaveAttribute('aria-live', 'polite');
  expect(getByRole('button', { name: 'Play the voices' })).toBeVisible();
});

test('each testimonial has its person, tags and figures', async () => {
  await open();
  const { section } = await carousel();
  const [voice] = within(section).getAllByRole('figure');
  expect(voice).toHaveTextContent('Maren Oduya');
  expect(voice).toHaveTextContent('@marenmakes');
  expect(voice).toHaveTextContent('First app');
  expect(voice).toHaveTextContent('4 screens');
});

test('the last section links to the chat and to the examples', async () => {
  await open();
  const section = await region('Say it now. Tap it in nine seconds.');
  expect(section.getByRole('link', { name: 'Start Designing Now' })).toHaveAttribute(
    'href',
    '/chat',
  );
  expect(section.getByRole('link', { name: 'View Examples' })).toHaveAttribute('href', '/examples');
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Free to start',
    'No credit card required',
    'Export anywhere',
  ]);
});
