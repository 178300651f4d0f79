import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { siteStore } from '@appling/runtime/state';

// jsdom lacks these two; react-router needs them on import.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A page is a lazy import: on a busy machine its first load takes longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(60_000);

/** Tests of the build run in Node, which has no window. */
const isBrowser = typeof window !== 'undefined';
if (isBrowser) completeWindow();

function completeWindow(): void {
  // jsdom lacks these; components use them only in effects.
  window.matchMedia ??= (media: string) =>
    ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
  window.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
  // The site uses only this command; a browser also records it for Undo.
  document.execCommand ??= (_command: string, _isShown?: boolean, text = '') => {
    const control = document.activeElement as HTMLInputElement;
    const { value, selectionStart, selectionEnd } = control;
    const from = selectionStart ?? 0;
    const after = value.slice(selectionEnd ?? value.length);
    Reflect.set(
      Object.getPrototypeOf(control) as object,
      'value',
      value.slice(0, from) + text + after,
      control,
    );
    const caret = from + text.length;
    if (selectionStart !== null) control.setSelectionRange(caret, caret);
    return control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= (() => {}) as typeof Element.prototype.scrollTo;
  window.scrollTo = () => {};
}

let complaints: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  // Before the store is reset, or mounted components would render again outside of act.
  cleanup();
  const calls = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockRestore();
  siteStore.setState(siteStore.getInitialState(), true);
  if (isBrowser) localStorage.clear();
  expect(calls).toEqual([]);
});
