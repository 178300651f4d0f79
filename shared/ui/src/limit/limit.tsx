import { type FormEvent, useCallback, useRef, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The start of a text, at most so many characters (UTF-16 units, as `maxlength` counts), without half a surrogate pair. */
export function cutTo(text: string, most: number): string {
  const endsInHalf = text.length > most && text.charCodeAt(most - 1) >> 10 === 0x36;
  return text.slice(0, endsInHalf ? most - 1 : most);
}

export const inDigits = (count: number) => count.toLocaleString('en');

/** Tells how much of a text was kept. */
export const fitting = (kept: number, offered: number): string =>
  `${inDigits(kept)} of ${inDigits(offered)} characters fit; the rest was left out.`;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/**
 * Keeps the text control in an element within a length: `box` are props of that element, and `note` says when something was
 * left out. A longer paste or drop is cut before the browser lays it out: a megabyte in a text area takes Chromium more
 * than 30 s. What comes another way, such as a script's, is cut when it is in.
 */
export function useLimit(most = Infinity) {
  const [offered, setOffered] = useState(0);
  /** Length of the text that is being cut, until the input event that follows. */
  const cut = useRef(0);
  const ref = useCallback(
    (box: HTMLElement | null) => {
      // React's own event of that name comes from others, too late or without the text.
      box?.addEventListener('beforeinput', (event) => {
        const { target: control, data } = event;
        if (!isText(control) || !data || data.length + control.value.length <= most) return;
        const { length } = control.value;
        // An email field tells no selection; what is too much then is cut afterwards.
        const chosen = (control.selectionEnd ?? length) - (control.selectionStart ?? 0);
        const text = data.replaceAll('\r\n', '\n');
        const whole = length - chosen + text.length;
        if (whole <= most || !event.cancelable) return;
        cut.current = whole;
        // Deprecated, and the only way in that Undo knows. Where it does nothing the browser inserts what fits itself.
        const isIn = document.execCommand('insertText', false, cutTo(text, most - length + chosen));
        if (isIn) event.preventDefault();
      });
      box?.closest('form')?.addEventListener('reset', () => setOffered(0));
    },
    [most],
  );
  // By React: state that a listener of the browser sets would be rendered before React hears of the new text, and take it back.
  const onInput = ({ target: control, nativeEvent }: FormEvent) => {
    // A composition is left alone: `maxlength` ends it.
    if (!isText(control) || (nativeEvent as InputEvent).isComposing) return;
    const { value } = control;
    if (value.length > most) control.value = cutTo(value, most);
    setOffered(Math.max(cut.current, value.length > most ? value.length : 0));
    cut.current = 0;
  };
  return { box: { ref, onInput }, note: offered > 0 && fitting(most, offered) };
}
