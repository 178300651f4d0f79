import { apiOrigin, siteConfig, siteSettings } from './site-settings';

const kept = { ...process.env };
afterEach(() => {
  process.env = { ...kept };
});

test('without settings no form has an address, and so none sends', () => {
  expect(siteConfig().endpoints).toEqual({});
});

test('a form is connected by naming its address', () => {
  process.env.DELIVERY_CONTACT_URL = 'https://forms.example/letters';
  process.env.DELIVERY_BLOG_URL = '';
  expect(siteConfig().endpoints).toEqual({ contact: 'https://forms.example/letters' });
});

test.each(['forms.example/letters', 'http://forms.example/letters', 'javascript:alert(1)'])(
  '%s is refused: what is typed must not travel in the clear',
  (address) => {
    process.env.DELIVERY_STATUS_URL = address;
    expect(() => siteConfig()).toThrow('DELIVERY_STATUS_URL');
  },
);

test('the API host is unknown until it is named; of an address its origin counts', () => {
  expect(apiOrigin()).toBeNull();
  process.env.API_URL = 'https://api.appling.example/api/v1';
  expect(apiOrigin()).toBe('https://api.appling.example');
  process.env.API_URL = 'api.appling.example';
  expect(() => apiOrigin()).toThrow('API_URL=api.appling.example is no address');
});

test.each(['/reports', 'https://reports.example/appling'])(
  'reports go to %s when asked to',
  (to) => {
    expect(siteConfig().reports).toBeUndefined();
    process.env.REPORT_URL = to;
    expect(siteConfig().reports).toBe(to);
  },
);

test.each(['//evil.example/x', 'http://reports.example', 'reports'])(
  'reports do not go to %s, and the message names the setting',
  (to) => {
    process.env.REPORT_URL = to;
    expect(() => siteConfig()).toThrow('REPORT_URL');
  },
);

test('a deployment may shorten the limit of loading, and stretch it to five seconds', () => {
  expect(siteSettings().loadLimit).toBeUndefined();
  process.env.LOAD_LIMIT_MS = '600';
  expect(siteSettings().loadLimit).toBe(600);
  for (const wrong of ['soon', '6000', '0', '1.5']) {
    process.env.LOAD_LIMIT_MS = wrong;
    expect(() => siteSettings()).toThrow(`LOAD_LIMIT_MS=${wrong} is no limit`);
  }
});
