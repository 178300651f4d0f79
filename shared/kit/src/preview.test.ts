import { definedTools, overrideOrigins, previewMark } from './preview';

const kept = { ...process.env };
afterEach(() => {
  process.env = { ...kept };
});

test('a production build has no tools and no list of origins, whatever the environment names', () => {
  process.env.OVERRIDE_ORIGINS = 'https://chat.preview.example';
  delete process.env.PREVIEW;
  expect(definedTools(false)).toEqual({
    'process.env.APPLING_TOOLS': '"no"',
    'process.env.OVERRIDE_ORIGINS': '""',
  });
  expect(previewMark()).toBe('');
});

test('a preview has both, and is another build than production and than a preview with another list', () => {
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
  '%s is no origin for the list',
  (origin) => {
    process.env.OVERRIDE_ORIGINS = origin;
    expect(() => overrideOrigins()).toThrow('OVERRIDE_ORIGINS holds');
  },
);
