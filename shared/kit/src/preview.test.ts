import { definedTools, overrideOrigins, previewMark } from './preview';

const kept = { ...process.env };
afterEach(() => {
  process.env = { ...kept };
});

test('excludes tools and origins from a production build', () => {
  process.env.OVERRIDE_ORIGINS = 'https://chat.preview.example';
  delete process.env.PREVIEW;
  expect(definedTools(false)).toEqual({
    'process.env.APPLING_TOOLS': '"no"',
    'process.env.OVERRIDE_ORIGINS': '""',
  });
  expect(previewMark()).toBe('');
});

test('includes tools and origins in a preview, whose build depends on the list', () => {
  process.env.PREVIEW = '1';
  const plain = previewMark();
  process.env.OVERRIDE_ORIGINS = 'https://chat.preview.example';
  expect(definedTools(false)).toEqual({
    'process.env.APPLING_TOOLS': '"yes"',
    'process.env.OVERRIDE_ORIGINS': '"https://chat.preview.example"',
  });
  expect(previewMark()).not.toBe(plain);
});

test.each(['http://chat.example', 'https://chat.example/', '*', 'https://*.example', "'self'"])(
  'rejects the origin %s',
  (origin) => {
    process.env.OVERRIDE_ORIGINS = origin;
    expect(() => overrideOrigins()).toThrow('OVERRIDE_ORIGINS holds');
  },
);
