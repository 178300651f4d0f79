import { readFileSync } from 'node:fs';
import path from 'node:path';
import { switchedOff } from './declared-settings';
import { apiOrigin, siteConfig, siteSettings } from './site-settings';

const kept = { ...process.env };
afterEach(() => {
  process.env = { ...kept };
});

test('gives no form an endpoint without settings', () => {
  expect(siteConfig().endpoints).toEqual({});
});

test('gives a form the endpoint from its variable', () => {
  process.env.DELIVERY_CONTACT_URL = 'https://forms.example/letters';
  process.env.DELIVERY_BLOG_URL = '';
  expect(siteConfig().endpoints).toEqual({ contact: 'https://forms.example/letters' });
});

test.each(['forms.example/letters', 'http://forms.example/letters', 'javascript:alert(1)'])(
  'rejects the endpoint %s, since typed text must be encrypted',
  (address) => {
    process.env.DELIVERY_STATUS_URL = address;
    expect(() => siteConfig()).toThrow('DELIVERY_STATUS_URL');
  },
);

test('returns the origin of the API URL, or null without one', () => {
  expect(apiOrigin()).toBeNull();
  process.env.API_URL = 'https://api.appling.example/api/v1';
  expect(apiOrigin()).toBe('https://api.appling.example');
  process.env.API_URL = 'api.appling.example';
  expect(() => apiOrigin()).toThrow('API_URL=api.appling.example is no address');
});

test.each(['/reports', 'https://reports.example/appling'])('sends reports to %s', (to) => {
  expect(siteConfig().reports).toBeUndefined();
  process.env.REPORT_URL = to;
  expect(siteConfig().reports).toBe(to);
});

test.each(['//evil.example/x', 'http://reports.example', 'reports'])(
  'rejects the report URL %s and names the setting',
  (to) => {
    process.env.REPORT_URL = to;
    expect(() => siteConfig()).toThrow('REPORT_URL');
  },
);

test('accepts a load limit of at most five seconds', () => {
  expect(siteSettings().loadLimit).toBeUndefined();
  process.env.LOAD_LIMIT_MS = '600';
  expect(siteSettings().loadLimit).toBe(600);
  for (const wrong of ['soon', '6000', '0', '1.5']) {
    process.env.LOAD_LIMIT_MS = wrong;
    expect(() => siteSettings()).toThrow(`LOAD_LIMIT_MS=${wrong} is no limit`);
  }
});

test('reads a declared setting: default, off for an empty variable, error for an invalid value', () => {
  // `npm test` itself may have turned it off.
  for (const name of Object.keys(switchedOff())) Reflect.deleteProperty(process.env, name);
  const { config, pageRights } = siteSettings();
  expect(config).toMatchObject({ scene: { projectId: expect.stringMatching(/^\w+$/) as string } });
  expect(pageRights).toEqual({
    scene: {
      pages: ['/'],
      origins: expect.arrayContaining([expect.stringMatching(/^https:/)]) as string[],
      wasm: true,
    },
  });
  Object.assign(process.env, switchedOff());
  expect(process.env.SCENE_PROJECT_ID).toBe('');
  expect(siteSettings().config).not.toHaveProperty('scene');
  expect(siteSettings().pageRights).toEqual({});
  process.env.SCENE_PROJECT_ID = '../evil';
  expect(() => siteSettings()).toThrow(
    'SCENE_PROJECT_ID=../evil cannot be used: give letters, digits, - and _.',
  );
});

test('takes the origin from the environment, else from the shell’s package.json', () => {
  const { url } = JSON.parse(
    readFileSync(path.join(__dirname, '../../../shell/package.json'), 'utf8'),
  ) as { url: string };
  expect(siteSettings().url).toBe(url);
  process.env.SITE_URL = 'https://other.example';
  expect(siteSettings().url).toBe('https://other.example');
  process.env.SITE_URL = 'https://other.example/below';
  expect(() => siteSettings()).toThrow('is no origin');
});
