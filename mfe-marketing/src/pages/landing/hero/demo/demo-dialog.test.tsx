import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demos } from './demos';
import { framesOf } from './frames';
import recordings from '@appling/pictures/demo/demo.json';
import routes from '../../../../routes';

const idea = demos[0]!.idea;
const actor = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const originalMatchMedia = window.matchMedia;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = originalMatchMedia;
});

async function open() {
  renderAt('/', routes);
  await actor.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  return within(await screen.findByRole('dialog', { name: 'Watch Appling design' }));
}
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const place = () => screen.getByText(/^Step \d+ of \d+$/).textContent;

function reduceMotion() {
  window.matchMedia = (media) => ({
    ...originalMatchMedia(media),
    matches: media.includes('reduce'),
  });
}

test('types the idea, then builds the phone step by step', async () => {
  const dialog = await open();
  const frames = framesOf(demos);
  expect(place()).toBe(`Step 1 of ${frames.length}`);
  await wait(900);
  expect(dialog.queryByText(idea)).not.toBeInTheDocument();
  await wait(frames[0]!.duration);
  expect(dialog.getByText(idea)).toBeInTheDocument();
  expect(place()).toBe(`Step 2 of ${frames.length}`);
});

test('pauses and resumes', async () => {
  const dialog = await open();
  await actor.click(dialog.getByRole('button', { name: 'Pause the demo' }));
  const held = place();
  await wait(60_000);
  expect(place()).toBe(held);
  await actor.click(dialog.getByRole('button', { name: 'Play the demo' }));
  await wait(6000);
  expect(place()).not.toBe(held);
});

test('ends with the last step and can be played again', async () => {
  const dialog = await open();
  await wait(120_000);
  const count = framesOf(demos).length;
  expect(place()).toBe(`Step ${count} of ${count}`);
  await actor.click(dialog.getByRole('button', { name: 'Play the demo again' }));
  expect(place()).toBe(`Step 1 of ${count}`);
});

test('Escape closes it and restores focus', async () => {
  await open();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Watch Demo' })).toHaveFocus());
});

test('under reduced motion it advances by Next and Previous only and shows the whole idea', async () => {
  reduceMotion();
  const dialog = await open();
  expect(dialog.queryByRole('button', { name: 'Pause the demo' })).not.toBeInTheDocument();
  expect(dialog.getByText(idea)).toBeInTheDocument();
  await wait(60_000);
  const count = framesOf(demos).length;
  expect(place()).toBe(`Step 1 of ${count}`);
  await actor.click(dialog.getByRole('button', { name: 'Next' }));
  await actor.click(dialog.getByRole('button', { name: 'Next' }));
  expect(place()).toBe(`Step 3 of ${count}`);
  await actor.click(dialog.getByRole('button', { name: 'Previous' }));
  expect(place()).toBe(`Step 2 of ${count}`);
});

test('screen readers get the full text of every demo', async () => {
  const dialog = await open();
  const transcript = within(dialog.getByRole('region', { name: 'What the demo shows' }));
  for (const demo of demos) {
    expect(transcript.getAllByText(`The idea: ${demo.idea}`).length).toBeGreaterThan(0);
    for (const { caption } of demo.steps) {
      expect(transcript.getByText(caption, { exact: false })).toBeInTheDocument();
    }
  }
});

test('opens the chat with its idea', async () => {
  const dialog = await open();
  await actor.click(dialog.getByRole('link', { name: 'Start with this idea' }));
  expect(siteStore.getState().draftIdea).toBe(idea);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/chat');
});

test('every recorded picture exists and is shown', () => {
  const folder = path.join(process.cwd(), 'shared/pictures/designs/demo');
  const recorded = recordings.flatMap(({ steps }) => steps.map(({ picture }) => picture));
  for (const picture of recorded) expect(existsSync(path.join(folder, picture))).toBe(true);
  expect(demos.flatMap(({ steps }) => steps).filter(({ picture }) => !picture)).toEqual([]);
  expect(
    readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .sort(),
  ).toEqual([...recorded].sort());
});
