import { parseOverride, stopOverriding, takeOverrides } from './overrides';

const allowed = ['https://chat.preview.appling.example'];

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['chat@1a2b3c4d5e6f', { remote: 'chat', from: { release: '1a2b3c4d5e6f' } }],
  ['chat@http://localhost:3102', { remote: 'chat', from: { origin: 'http://localhost:3102' } }],
  ['chat@http://127.0.0.1:3102/', { remote: 'chat', from: { origin: 'http://127.0.0.1:3102' } }],
  [`chat@${allowed[0]}`, { remote: 'chat', from: { origin: allowed[0] } }],
])('%s is an override', (text, override) => {
  expect(parseOverride(text, allowed)).toEqual(override);
});

test.each([
  'chat',
  '@1a2b3c4d5e6f',
  'Chat@1a2b3c4d5e6f',
  '../chat@1a2b3c4d5e6f',
  '__proto__@1a2b3c4d5e6f',
  'chat@../../evil',
  'chat@https://evil.example',
  'chat@//evil.example',
  'chat@javascript:alert(1)',
  'chat@data:text/javascript,1',
  'chat@http://localhost@evil.example',
  'chat@http://user:word@localhost:3102',
  'chat@http://localhost:3102/r/chat',
  'chat@http://localhost:3102?x',
  'chat@http://localhost.evil.example',
  'chat@https://chat.preview.appling.example.evil.example',
  'chat@http://chat.preview.appling.example',
  'chat@https://сhat.preview.appling.example',
])('%s is refused', (text) => {
  expect(() => parseOverride(text, allowed)).toThrow(/not|neither/);
});

test('an override leaves the address and applies to this tab until it is ended', () => {
  history.replaceState(null, '', '/pricing?a=1&override=chat@1a2b3c4d5e6f#top');
  const { overrides } = takeOverrides(allowed);
  expect(overrides).toEqual([{ remote: 'chat', from: { release: '1a2b3c4d5e6f' } }]);
  expect(location.pathname + location.search + location.hash).toBe('/pricing?a=1#top');
  expect(takeOverrides(allowed).overrides).toEqual(overrides);
  stopOverriding();
  expect(takeOverrides(allowed)).toEqual({ overrides: [], refusals: [] });
});

test('validates overrides in storage like those in the address', () => {
  sessionStorage.setItem(
    'appling:override',
    JSON.stringify(['chat@https://evil.example', 7, 'chat@1a2b3c4d5e6f']),
  );
  expect(takeOverrides(allowed)).toEqual({
    overrides: [{ remote: 'chat', from: { release: '1a2b3c4d5e6f' } }],
    refusals: ["https://evil.example is not on this preview's list of origins."],
  });
  sessionStorage.setItem('appling:override', '{broken');
  expect(takeOverrides(allowed).overrides).toEqual([]);
});
