import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { renderAt } from '@appling/testing/render-at';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../../routes';

const moves = {
  play: jest.fn(),
  pause: jest.fn(),
  cancel: jest.fn(),
  updatePlaybackRate: jest.fn<(rate: number) => void>(),
  currentTime: 0,
};
const animate = jest.fn<(frames: Keyframe[], timing: KeyframeAnimationOptions) => Animation>();

beforeEach(() => {
  animate.mockReset().mockReturnValue(moves as unknown as Animation);
  for (const move of [moves.play, moves.pause, moves.updatePlaybackRate]) move.mockReset();
  Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(2000);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

async function strip() {
  renderAt('/', routes);
  return within(await screen.findByRole('region', { name: 'Powering the best teams' }));
}

test('the names move at 40 px per second', async () => {
  await strip();
  const [frames, timing] = animate.mock.calls.find(
    ([, { iterations }]) => iterations === Infinity,
  )!;
  expect(frames.at(-1)).toEqual({ transform: 'translateX(-2000px)' });
  expect(timing.duration).toBe((2000 / 40) * 1000);
  await waitFor(() => expect(moves.play).toHaveBeenCalled());
});

test('hovering slows the names to 20 px per second', async () => {
  const names = (await strip()).getAllByText('Northfold')[0]!;
  fireEvent.pointerEnter(names.closest('.strip-window')!);
  expect(moves.updatePlaybackRate).toHaveBeenLastCalledWith(0.5);
  fireEvent.pointerLeave(names.closest('.strip-window')!);
  expect(moves.updatePlaybackRate).toHaveBeenLastCalledWith(1);
});

test('the pause button stops them until Play', async () => {
  const region = await strip();
  moves.pause.mockReset();
  await userEvent.click(region.getByRole('button', { name: 'Pause the names' }));
  expect(moves.pause).toHaveBeenCalled();
  moves.play.mockReset();
  await userEvent.click(region.getByRole('button', { name: 'Play the names' }));
  expect(moves.play).toHaveBeenCalled();
});

test('screen readers get each name once: the copy that closes the gap is hidden', async () => {
  const region = await strip();
  expect(region.getAllByRole('list')).toHaveLength(1);
  expect(within(region.getByRole('list')).getAllByRole('listitem')).toHaveLength(7);
});

test('the copy follows after 112 px, and names fade within 80 px of either edge', () => {
  const styles = readFileSync(path.join(__dirname, 'logo-strip.css'), 'utf8');
  const rule = (selector: string) => styles.split(`  ${selector} {`)[1]?.split('}')[0] ?? '';
  expect(rule('.strip-track')).toMatch(/\bgap: 112px;/);
  expect(rule('.strip-names')).toMatch(/\bgap: 112px;/);
  expect(rule('.strip-window')).toMatch(/transparent, black 80px calc\(100% - 80px\), transparent/);
});
