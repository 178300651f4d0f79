import { FACADES, exportsIn, versionsOf, type Facade } from '@appling/contract/facades';
import * as router from './router/router';
import * as state from './state/state';

const EXPORTS: Record<Facade, object> = {
  '@appling/shared/router': router,
  '@appling/shared/state': state,
};

/** Shells that were released with 1.0.0 provide these and do not list them. */
const FIRST = {
  '@appling/shared/router':
    'Link LocationContext NavLink NavigationType Router createBrowserHistory createPath useHref useLocation useNavigate useNavigationType useSearchParams',
  '@appling/shared/state':
    'THEME_KEY carryIdea chooseTheme notify restoreTheme siteStore takeIdea takeNotices useSite',
};

const WHERE = 'in shared/contract/src/facades.ts';

function adviceFor(exported: readonly string[], facade: Facade): string[] {
  const newest = versionsOf(facade).at(-1) ?? '';
  const [major = 0, minor = 0] = newest.split('.').map(Number);
  const listed = exportsIn(facade, newest) ?? [];
  const added = exported.filter((name) => !listed.includes(name));
  const removed = listed.filter((name) => !exported.includes(name));
  return [
    ...added.map(
      (name) => `${name} is new in ${facade}: list it as version ${major}.${minor + 1}.0 ${WHERE}.`,
    ),
    ...removed.map(
      (name) =>
        `${name} is gone from ${facade}: put it back, or list all that stay as version ${major + 1}.0.0 ${WHERE}.`,
    ),
  ];
}

test.each(FACADES)('lists all exports of %s in its newest version', (facade) => {
  expect(adviceFor(Object.keys(EXPORTS[facade]), facade)).toEqual([]);
});

test('requires a minor version for a new export and a major version for a removed one', () => {
  const changed = [...Object.keys(router).filter((name) => name !== 'useHref'), 'useParams'];
  expect(adviceFor(changed, '@appling/shared/router')).toEqual([
    expect.stringMatching(/^useParams is new .+ as version \d+\.[1-9]\d*\.0 in/) as unknown,
    expect.stringMatching(/^useHref is gone .+ as version [2-9]\.0\.0 in/) as unknown,
  ]);
});

test.each(FACADES)('keeps version 1.0.0 of %s as it was released', (facade) => {
  expect(exportsIn(facade, '1.0.0')?.join(' ')).toBe(FIRST[facade]);
});

test.each(FACADES)('adds exports in each version of %s, in order', (facade) => {
  versionsOf(facade).forEach((version, index, versions) => {
    const [major = 0, minor = 0] = (versions[index - 1] ?? '0.0.0').split('.').map(Number);
    expect([`${major}.${minor + 1}.0`, `${major + 1}.0.0`]).toContain(version);
    const names = exportsIn(facade, version) ?? [];
    expect(new Set(names).size).toBe(names.length);
    if (version.endsWith('.0.0')) return;
    const before = exportsIn(facade, versions[index - 1] ?? '') ?? [];
    expect(names.length).toBeGreaterThan(before.length);
  });
});
