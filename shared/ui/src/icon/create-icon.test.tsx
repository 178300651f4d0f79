import { render } from '@testing-library/react';
import { ArrowUp, CalendarDays } from 'lucide-react';
import createIcon from './create-icon';

const ours = (name: string) =>
  createIcon(
    jest.requireActual<{ __iconData: Parameters<typeof createIcon>[0] }>(
      `lucide-react/dist/esm/icons/${name}.mjs`,
    ).__iconData,
  );

function drawing(icon: React.ReactElement): Element {
  const svg = render(icon).container.firstElementChild!;
  svg.classList.remove(...[...svg.classList].filter((name) => name.startsWith('lucide')));
  if (svg.classList.length === 0) svg.removeAttribute('class');
  return svg;
}

test.each([
  ['arrow-up', ArrowUp, ours('arrow-up')],
  ['calendar-days', CalendarDays, ours('calendar-days')],
])('draws %s as the package does', (_, Theirs, Ours) => {
  expect(drawing(<Ours />)).toEqual(drawing(<Theirs />));
  expect(drawing(<Ours className="size-5" strokeWidth={1.75} />)).toEqual(
    drawing(<Theirs className="size-5" strokeWidth={1.75} />),
  );
  expect(drawing(<Ours size={16} color="red" />)).toEqual(
    drawing(<Theirs size={16} color="red" />),
  );
  for (const said of [{ 'aria-label': 'Up' }, { role: 'img', 'aria-labelledby': 'up' }]) {
    expect(drawing(<Ours {...said} />)).toEqual(drawing(<Theirs {...said} />));
  }
});
