import type { Page } from '@playwright/test';
import { addRemote, sha384, title } from './faults/faulty-remotes.ts';
import { status } from './faults/fault-server.ts';
import {
  documents,
  expect,
  expectOtherPagesWork,
  openThenNavigate,
  navigate,
  panelOf,
  recover,
  test,
} from './faults/faulty-site.ts';
import type { Fault } from '../../shared/contract/src/reports.ts';

const SOON = { timeout: 10_000 };
const CONTAINER = (body: string) => `export const init = () => {}; export const get = ${body};`;

/** Every access to this value throws. */
const UNREADABLE =
  "new Proxy({}, new Proxy({}, { get: () => () => { throw new Error('planted'); } }))";

/** An error whose getters throw. */
const GETTERS = `Object.defineProperties(new Error('planted'), Object.fromEntries(
  ['stack', 'then', 'message', 'name', 'toString', Symbol.toPrimitive].map((key) =>
    [key, { get: () => { throw new Error('planted'); } }])))`;

/** Remotes that cannot be shown, with the expected code in the report. */
const BROKEN = [
  { name: 'faulty-import', code: 'EXEC', container: 'throw new Error("planted");' },
  {
    name: 'faulty-expose',
    code: 'EXPOSE_MISSING',
    container: CONTAINER('async () => { throw 1; }'),
  },
  {
    name: 'faulty-contract',
    code: 'CONTRACT',
    container: CONTAINER('async () => () => ({ default: { contractVersion: 9, routes: [] } })'),
  },
  {
    name: 'faulty-route',
    code: 'EXPOSE_MISSING',
    container: CONTAINER('async () => () => ({ default: { contractVersion: 1, routes: [] } })'),
  },
  { name: 'faulty-default', code: 'CONTRACT', chunk: 'export const page = () => 7;' },
  { name: 'faulty-render', code: 'RENDER', page: "throw new Error('planted');" },
  {
    name: 'faulty-effect',
    code: 'RENDER',
    page: "react.useEffect(() => { throw new Error('planted'); }); return h('h1', null, 'Well');",
  },
  {
    name: 'faulty-loop',
    code: 'RENDER',
    page: "const [n, setN] = react.useState(0); setN(n + 1); return h('h1', null, 'Well');",
  },
  {
    name: 'faulty-effect-loop',
    code: 'RENDER',
    page: "const [n, setN] = react.useState(0); react.useLayoutEffect(() => setN(n + 1)); return h('h1', null, 'Well');",
  },
  { name: 'faulty-proxy-import', code: 'EXEC', container: `throw ${UNREADABLE};` },
  {
    name: 'faulty-proxy-get',
    code: 'EXPOSE_MISSING',
    container: CONTAINER(`async () => { throw ${UNREADABLE}; }`),
  },
  { name: 'faulty-proxy-render', code: 'RENDER', page: `throw ${UNREADABLE};` },
  {
    name: 'faulty-proxy-child',
    code: 'RENDER',
    page: `return h('div', null, h(() => { throw ${UNREADABLE}; }));`,
  },
  {
    name: 'faulty-proxy-effect',
    code: 'RENDER',
    page: `react.useEffect(() => { throw ${UNREADABLE}; }); return h('h1', null, 'Well');`,
  },
  { name: 'faulty-proxy-use', code: 'RENDER', page: `react.use(Promise.reject(${UNREADABLE}));` },
  { name: 'faulty-getters', code: 'RENDER', page: `throw ${GETTERS};` },
  { name: 'faulty-getters-import', code: 'EXEC', container: `throw ${GETTERS};` },
  { name: 'faulty-waiting', code: 'TIMEOUT', page: 'react.use(new Promise(() => {}));' },
] as const;

test('code that throws or loops shows the error panel, leaves the rest working, resets on navigation and is reported by remote', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  for (const { code: _code, ...remote } of BROKEN) addRemote(server, remote);
  await page.goto('/about');
  for (const { name } of BROKEN) {
    await test.step(name, async () => {
      const asked = server.count(new RegExp(`${name}/.*remoteEntry`));
      await navigate(page, `/${name}`);
      await expect(panelOf(page)).toBeVisible(SOON);
      // Failed code is not run again automatically.
      expect(server.count(new RegExp(`${name}/.*remoteEntry`))).toBe(asked + 1);
      await expectOtherPagesWork(page);
    });
  }
  await expect
    .poll(async () =>
      Object.fromEntries((await reports(page)).map(({ remote, code }) => [remote, code])),
    )
    .toMatchObject(Object.fromEntries(BROKEN.map(({ name, code }) => [name, code])));
  for (const name of ['faulty-render', 'faulty-effect', 'faulty-waiting']) {
    addRemote(server, { name, release: 'mended000000' });
    await navigate(page, `/${name}`);
    await recover(page, title(name));
  }
  expect(await documents(page)).toBe(1);
});

function reports(page: Page): Promise<Fault[]> {
  return page.evaluate(() =>
    (globalThis.APPLING_REPORTS ?? []).filter((report) => report.kind === 'error'),
  );
}

test('an error in a handler, timer or promise keeps the page, shows a toast and is reported by remote', async ({
  page,
  server,
}) => {
  const throws = "() => { throw new Error('planted'); }";
  const faults = {
    'faulty-event': `onClick: ${throws}`,
    'faulty-timer': `onClick: () => setTimeout(${throws})`,
    'faulty-promise': `onClick: () => { void Promise.reject(new Error('planted')); }`,
  };
  for (const [name, handler] of Object.entries(faults)) {
    addRemote(server, { name, page: `return h('h1', null, h('button', { ${handler} }, 'Press'))` });
  }
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  for (const name of Object.keys(faults)) {
    await navigate(page, `/${name}`);
    await page.getByRole('button', { name: 'Press' }).click();
    await expect
      .poll(async () => (await reports(page)).find(({ remote }) => remote === name))
      .toMatchObject({ phase: 'run', code: 'EXEC', release: 'faulty000000' });
    await expect(page.getByText('Something on this page did not work.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Press' })).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
  }
});

test('navigation answers after a long task, which one thread cannot isolate', async ({
  page,
  server,
}) => {
  addRemote(server, {
    name: 'faulty-busy',
    page: "react.useEffect(() => { const end = performance.now() + 1500; while (performance.now() < end); }, []); return h('h1', null, 'Busy')",
  });
  await openThenNavigate(page, '/faulty-busy');
  await expect(page.getByRole('heading', { name: 'Busy' })).toBeVisible();
  await expectOtherPagesWork(page);
});

test('refuses a remote built for another React, and never loads a second React', async ({
  page,
  server,
}) => {
  const { company } = server.registry.remotes;
  const { current } = company!;
  const id = 'react1800000';
  const read = async (file: string) =>
    (await fetch(`${server.origin}/r/company/${current.id}/${file}`)).text();
  const entry = (await read(current.entry)).replaceAll(
    'shareKey:"react",import:null,requiredVersion:"^19.3.0"',
    'shareKey:"react",import:null,requiredVersion:"^18.3.0"',
  );
  expect(entry).toContain('^18.3.0');
  for (const file of Object.keys(current.integrity ?? {})) {
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    const content = file === current.entry ? entry : await read(file);
    server.files.set(`/r/company/${id}/${file}`, { type, content });
  }
  const integrity = { ...current.integrity, [current.entry]: sha384(entry) };
  server.registry = {
    ...server.registry,
    remotes: {
      ...server.registry.remotes,
      company: { ...company!, current: { ...current, id, integrity } },
    },
  };
  await openThenNavigate(page, '/about', '/pricing');
  await expect(panelOf(page)).toBeVisible(SOON);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => (await reports(page)).find(({ remote }) => remote === 'company'))
    .toMatchObject({ code: 'CONTRACT', release: id });
  const reacts = await page.evaluate(() => {
    const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: { __SHARE__: object } })
      .__FEDERATION__;
    const found = new Set<string>();
    for (const scopes of Object.values(__SHARE__) as Record<string, Record<string, object>>[]) {
      for (const scope of Object.values(scopes)) {
        for (const version of Object.keys(scope.react ?? {})) found.add(version);
      }
    }
    return [...found];
  });
  expect(reacts).toHaveLength(1);
});

test('changed bytes of a container, exposed module or chunk never run: error panel until an intact release recovers', async ({
  page,
  server,
}) => {
  const wrong = `sha384-${'A'.repeat(64)}`;
  addRemote(server, {
    name: 'faulty-entry',
    container: `globalThis.hasRun = 'entry'; ${CONTAINER('null')}`,
    integrity: { 'remoteEntry.js': wrong },
  });
  addRemote(server, {
    name: 'faulty-page',
    chunk: "globalThis.hasRun = 'page'; export const page = () => () => null;",
    integrity: { 'page.1a.js': wrong },
  });
  // A chunk that federation itself requests.
  const { chat } = server.registry.remotes;
  const expose = Object.keys(chat!.current.integrity ?? {}).find((file) =>
    file.includes('routes'),
  )!;
  await page.goto('/about');
  for (const name of ['faulty-entry', 'faulty-page']) {
    await navigate(page, `/${name}`);
    await expect(panelOf(page)).toBeVisible(SOON);
    await expectOtherPagesWork(page);
  }
  server.plant(new RegExp(expose.replaceAll('.', '\\.')), (response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/javascript' })
      .end("globalThis.hasRun = 'expose'");
  });
  await navigate(page, '/auth');
  await expect(panelOf(page)).toBeVisible(SOON);
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  await page.waitForLoadState('networkidle');
  const codes = (await reports(page)).filter(({ code }) => code === 'INTEGRITY');
  expect(codes.map(({ remote }) => remote).sort()).toEqual(['chat', 'faulty-entry', 'faulty-page']);
  addRemote(server, { name: 'faulty-page', release: 'mended000000' });
  await navigate(page, '/faulty-page');
  await recover(page, title('faulty-page'));
});

test('a tab stays usable through six releases of a remote and the deletion of its own, without a reload', async ({
  page,
  server,
}) => {
  const name = 'faulty-old';
  addRemote(server, { name, release: 'release00000', page: "return h('h1', null, 'Release 0')" });
  await openThenNavigate(page, `/${name}`);
  await expect(page.getByRole('heading', { name: 'Release 0' })).toBeVisible();
  for (let number = 1; number <= 6; number += 1) {
    const release = `release0000${number}`;
    addRemote(server, { name, release, page: `return h('h1', null, 'Release ${number}')` });
  }
  // The page that is open stays as it is.
  await navigate(page, '/careers');
  await expect(page).toHaveTitle(/^Careers/);
  await navigate(page, `/${name}`);
  await expect(page.getByRole('heading', { name: 'Release 0' })).toBeVisible();
  expect(server.count(/faulty-old\/release0000[1-6]\//)).toBe(0);
  expect(await documents(page)).toBe(1);
});

test('uses the new release without a reload when an old chunk is gone', async ({
  page,
  server,
}) => {
  await openThenNavigate(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Appling');
  const { company } = server.registry.remotes;
  const files = Object.keys(company!.current.integrity ?? {});
  const id = 'newer0000000';
  for (const file of files) {
    const from = `${server.origin}/r/company/${company!.current.id}/${file}`;
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    server.files.set(`/r/company/${id}/${file}`, {
      type,
      content: await (await fetch(from)).text(),
    });
  }
  // A chunk that the page has not requested yet.
  server.plant(new RegExp(`/r/company/${company!.current.id}/contact`), status(404));
  server.registry = {
    ...server.registry,
    remotes: {
      ...server.registry.remotes,
      company: { ...company!, current: { ...company!.current, id }, previous: company!.current },
    },
  };
  await navigate(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/, SOON);
  expect(server.count(new RegExp(`/r/company/${id}/contact`))).toBeGreaterThan(0);
  expect(await documents(page)).toBe(1);
});

test('a remote that needs an export of a newer shell shows the error panel, and Try again loads the newer shell', async ({
  page,
  server,
}) => {
  const name = 'faulty-newer';
  await openThenNavigate(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Appling');
  addRemote(server, { name, page: "return h('h1', null, globalThis.exportOfNewerShell())" });
  server.registry = { ...server.registry, shell: 'newer0000000' };
  await navigate(page, `/${name}`);
  await expect(panelOf(page)).toBeVisible(SOON);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Runs only in new documents, as a newer shell does.
  await page.addInitScript(() =>
    Object.assign(globalThis, { exportOfNewerShell: () => 'Needs the newer shell' }),
  );
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Needs the newer shell' })).toBeVisible(SOON);
});
