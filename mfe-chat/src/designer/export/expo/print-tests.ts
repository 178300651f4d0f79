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
  open(from, wears);
  // Pages of a welcome lead on at their end, and some forms once they are filled in.
  for (let taps = 0; taps < 12 && isShown(from); taps += 1) {
    const fields = taps < 6 ? [] : screen.queryAllByTestId('field');
    for (const field of fields) fireEvent.changeText(field, 'Something');
    const [link] = screen.queryAllByTestId(\`to-\${to}\`);
    if (link) fireEvent.press(link);
  }
  expect(isShown(to)).toBe(true);
});
`;
  const events = leads.length === 0 ? '' : 'fireEvent, ';
  const worn = leads.length === 0 ? '' : ', wears';
  return `import { ${events}render, screen } from '@testing-library/react-native';
import { App } from './app';
import { design } from './data';
import { screens } from './screens';
import { looks${worn} } from './theme';

jest.mock('expo-font', () => ({ useFonts: () => [true, null] }));
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);

const open = (start: string, mode: 'light' | 'dark' | 'phone') =>
  render(<App design={design} looks={looks} screens={screens} start={start} wears={mode} />);
const isShown = (id: string) => screen.queryByTestId(\`screen-\${id}\`) !== null;

test.each([
${shows.join('\n')}
])('%s opens, light and dark', (_name, id) => {
  for (const mode of ['light', 'dark'] as const) {
    open(id, mode);
    expect(isShown(id)).toBe(true);
  }
});
${linkTests}`;
}
