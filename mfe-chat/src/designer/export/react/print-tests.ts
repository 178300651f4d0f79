import type { AppDesign } from '../../model/app-design';
import { testRows, type ScreenLink } from '../project/test-rows';

export function printTests(design: AppDesign, links: readonly ScreenLink[]): string {
  const { shows, leads } = testRows(design, links);
  const linkTests =
    leads.length === 0
      ? ''
      : `
test.each([
${leads.join('\n')}
])('%s leads to %s', (_from, _to, from, to) => {
  const { container } = render(<App design={design} screens={screens} start={from} />);
  // Pages of a welcome lead on at their end, and some forms once they are filled in.
  for (let taps = 0; taps < 12 && shown(container) === from; taps += 1) {
    const fields = taps < 6 ? [] : container.querySelectorAll('input, textarea');
    for (const field of fields) fireEvent.change(field, { target: { value: 'Something' } });
    const link = container.querySelector(\`[data-go="\${to}"]\`);
    if (link) fireEvent.click(link);
  }
  expect(shown(container)).toBe(to);
});
`;
  const events = leads.length === 0 ? '' : ', fireEvent';
  return `import { cleanup${events}, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { App } from './app';
import { design } from './data';
import { screens } from './screens';

afterEach(cleanup);

const shown = (container: HTMLElement) =>
  container.querySelector('[data-screen]')?.getAttribute('data-screen');

test.each([
${shows.join('\n')}
])('%s opens', (name, id) => {
  const { container } = render(<App design={design} screens={screens} start={id} />);
  expect(shown(container)).toBe(id);
  expect(container.querySelector('h2')?.textContent).toBe(name);
});
${linkTests}`;
}
