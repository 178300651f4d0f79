import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHELL, remotes } from '../../shared/kit/src/apps.ts';
import { SITE } from '../../shared/kit/src/compose.ts';
import { openRemote, openShell } from '../../shared/kit/src/open-release.ts';
import { remoteEntry } from '../../shared/kit/src/remote-entry.ts';
import { renderSite } from '../../shared/kit/src/render-site.ts';
import { createSiteServer, listen } from '../../shared/kit/src/serve.ts';
import { siteSettings } from '../../shared/kit/src/site-settings.ts';
import { ROOT } from '../../shared/kit/src/places.ts';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

/** Files of a release built before `shared/` was split, with the module keys of that time. */
const RELEASED = JSON.parse(
  readFileSync(path.join(ROOT, 'shell/e2e/released-weather.json'), 'utf8'),
) as Record<string, string>;

test("a remote released before the workspaces is prerendered and runs in today's shell", async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'earlier-remote-'));
  const [site, release] = [path.join(folder, 'site'), path.join(folder, 'release')];
  cpSync(SITE, site, { recursive: true });
  mkdirSync(release);
  for (const [file, text] of Object.entries(RELEASED))
    writeFileSync(path.join(release, file), text);

  const shell = openShell(path.join(SHELL.folder, 'dist'));
  const live = [
    ...remotes().map(({ name, folder: app }) => openRemote(name, path.join(app, 'dist'), shell)),
    openRemote('weather', release, shell),
  ];
  const entries = live.map(({ name, release: own }) => [name, remoteEntry(own)] as const);
  const files = await renderSite(
    {
      shell,
      remotes: live,
      registry: { version: 1, shell: shell.release.id, remotes: Object.fromEntries(entries) },
      settings: siteSettings(),
    },
    'weather',
  );
  for (const [file, content] of files) {
    for (const form of ['.br', '.gz']) rmSync(path.join(site, file + form), { force: true });
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), content);
  }
  const { release: id } = JSON.parse(RELEASED['release.json'] ?? '') as { release: { id: string } };
  cpSync(release, path.join(site, 'r/weather', id.id), { recursive: true });
  expect(String(files.get('forecast/index.html'))).toContain('Back to the start');

  const server = createSiteServer(site);
  const origin = `http://localhost:${await listen(server, 0)}`;
  await page.goto(`${origin}/forecast`);
  await hydrated(page);
  // Its link uses the shell's router: the browser loads no document.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
