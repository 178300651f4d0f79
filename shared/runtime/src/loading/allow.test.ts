import { parseRegistry } from '@appling/contract/registry';
import fc from 'fast-check';
import { checkScript } from './integrity';
import { linkStyleSheet } from './style-sheet';

const OWN = 'http://localhost';
const OTHER = 'https://chat.appling.example';
const FILE = '/r/chat/0123456789ab/remoteEntry.js';
let allow: (address: string) => void;

beforeAll(async () => {
  process.env.ALLOWED_ORIGINS = OTHER;
  await jest.isolateModulesAsync(async () => {
    ({ allow } = await import('./allow'));
  });
  delete process.env.ALLOWED_ORIGINS;
});

test.each([FILE, `${OWN}${FILE}?r=2`, OTHER + FILE, '/assets/toaster.0123456789.js'])(
  'allows %s',
  (address) => {
    expect(() => allow(address)).not.toThrow();
  },
);

const HOSTILE = [
  `https://evil.example${FILE}`,
  `//evil.example${FILE}`,
  `/\\evil.example${FILE}`,
  `https://chat.appling.example.evil.example${FILE}`,
  `https://chat.appling.example@evil.example${FILE}`,
  `https://user:word@chat.appling.example${FILE}`,
  `http://chat.appling.example${FILE}`,
  `https://chat.appling.example:8443${FILE}`,
  `https://chаt.appling.example${FILE}`,
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  `blob:${OWN}/r/chat/0123456789ab/x.js`,
  `${OTHER}/elsewhere.js`,
  '/r/chat/0123456789ab/../../../evil.js',
  '/r/chat/0123456789ab/%2e%2e/%2e%2e/x/evil.js',
  '/r/chat/0123456789ab/folder/x.js',
  '/robots.txt',
];

test.each(HOSTILE)('rejects %s', (address) => {
  expect(() => allow(address)).toThrow(expect.objectContaining({ code: 'FORBIDDEN_ORIGIN' }));
});

test('allows only files of a release or of the shell on a listed origin', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('/', '\\', '..', '@', ':', '?', '#', '%2f', OTHER, FILE),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = parts.join('');
      try {
        allow(address);
      } catch {
        return;
      }
      const { origin, pathname, username } = new URL(address, location.href);
      expect([OWN, OTHER]).toContain(origin);
      expect(username).toBe('');
      expect(pathname).toMatch(/^\/(?:r\/[a-z0-9-]+\/[a-z0-9]+|assets)\/[^/]+$/);
    }),
    { numRuns: 2000 },
  );
});

test('requests no script or style sheet from another origin', async () => {
  const asked = jest.fn();
  Object.assign(globalThis, { fetch: asked });
  const before = document.head.childElementCount;
  for (const address of HOSTILE) {
    await expect(checkScript(address)).rejects.toMatchObject({ code: 'FORBIDDEN_ORIGIN' });
    await expect(linkStyleSheet('chat', address)).rejects.toMatchObject({
      code: 'FORBIDDEN_ORIGIN',
    });
  }
  expect(document.head.childElementCount).toBe(before);
  expect(asked).not.toHaveBeenCalled();
});

test('accepts only exactly listed origins in a registry', () => {
  const naming = (origin: unknown) => ({
    version: 1,
    remotes: {
      chat: {
        current: {
          id: '0123456789ab',
          contractVersion: 1,
          entry: 'remoteEntry.js',
          styles: 'styles.css',
          scripts: {},
          origin,
        },
        routes: [],
      },
    },
  });
  expect(parseRegistry(naming(OTHER), [OTHER]).remotes.chat?.current.origin).toBe(OTHER);
  expect(() => parseRegistry(naming(OTHER))).toThrow('chat may not come from');
  const anything = fc.oneof(fc.string(), fc.webUrl(), fc.constant(`${OTHER}/`), fc.jsonValue());
  fc.assert(
    fc.property(anything, (origin) => {
      expect(() => parseRegistry(naming(origin), [OTHER])).toThrow('chat may not come from');
    }),
  );
});
