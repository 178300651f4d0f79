import { jest } from '@jest/globals';
import { canRunScene } from './can-run-scene';

const originalMatchMedia = window.matchMedia;
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  window.matchMedia = originalMatchMedia;
});

function graphics(renderer: string | null) {
  const context = renderer && {
    RENDERER: 1,
    getExtension: () => null,
    getParameter: () => renderer,
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
}

test('a device with hardware graphics runs a scene', () => {
  graphics('ANGLE (Apple, ANGLE Metal Renderer: Apple M2)');
  expect(canRunScene()).toBe(true);
});

test.each([
  ['SwiftShader', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))'],
  ['llvmpipe', 'Mesa llvmpipe (LLVM 15)'],
  ['no WebGL', null],
])('%s does not', (_name, renderer) => {
  graphics(renderer);
  expect(canRunScene()).toBe(false);
});

test('does not run a scene with Save-Data', () => {
  graphics('Apple M2');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  expect(canRunScene()).toBe(false);
});

test('does not run a scene under reduced motion', () => {
  graphics('Apple M2');
  window.matchMedia = (media) => ({ ...originalMatchMedia(media), matches: true });
  expect(canRunScene()).toBe(false);
});
