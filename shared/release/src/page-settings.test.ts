/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteSettings } from '@appling/kit/site-settings';
import { SETTINGS } from './fixture';
import { release } from './operations';
import { openScratchSite, type ScratchSite } from './scratch-site';

let scratch: ScratchSite;
beforeEach(() => {
  scratch = openScratchSite();
});
afterEach(() => scratch.remove());

const page = (file: string) => readFileSync(path.join(scratch.site, 'current', file), 'utf8');
const config = { ...SETTINGS.config, weather: { station: 'north' } };

async function put(settings: Partial<SiteSettings>): Promise<void> {
  const builds = [scratch.shell('frame'), scratch.home('home'), scratch.chat('one')];
  await release(scratch.operator, builds, { ...SETTINGS, config, ...settings });
}

test('limits a setting and its permissions to its pages', async () => {
  const rights = { pages: ['/chat'], origins: ['https://weather.example'], wasm: true };
  await put({ pageRights: { weather: rights } });
  expect(page('chat/index.html')).toContain('"weather":{"station":"north"}');
  expect(page('chat/index.html')).toMatch(
    /script-src [^;]* https:\/\/weather\.example 'wasm-unsafe-eval';/,
  );
  for (const file of ['index.html', '404.html']) expect(page(file)).not.toMatch(/weather|wasm/);
});

test('gives a setting without recorded pages to no page', async () => {
  await put({});
  for (const file of ['index.html', 'chat/index.html', '404.html'])
    expect(page(file)).not.toContain('weather');
});
