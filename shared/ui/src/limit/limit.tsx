import { type FormEvent, useCallback, useRef, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Cuts a text to UTF-16 units, as `maxlength` counts, without splitting a surrogate pair. */
export function cutTo(text: string, most: number): string {
  const endsInHalf = text.length > most && text.charCodeAt(most - 1) >> 10 === 0x36;
  return text.slice(0, endsInHalf ? most - 1 : most);
}

export const inDigits = (count: number) => count.toLocaleString('en');

export const fitting = (kept: number, offered: number): string =>
  `${inDigits(kept)} of ${inDigits(offered)} characters fit; the rest was left out.`;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Limits the text control in `box`, before layout: a megabyte in a text area takes Chromium more than 30 s. */
export function useLimit(most = Infinity) {
  const [offered, setOffered] = useState(0);
  /** Length of the text that is being cut, until the next input event. */
  const cut = useRef(0);
  const ref = useCallback(
    (box: HTMLElement | null) => {
      // React's `onBeforeInput` relies on other events: too late or without the text.
      box?.addEventListener('beforeinput', (event) => {
        const { target: control, data } = event;
        if (!isText(control) || !data || data.length + control.value.length <= most) return;
        const { length } = control.value;
        // An email field has no selection; excess text is cut afterwards.
        const chosen = (control.selectionEnd ?? length) - (control.selectionStart ?? 0);
        const text = data.replaceAll('\r\n', '\n');
        const whole = length - chosen + text.length;
        if (whole <= most || !event.cancelable) return;
        cut.current = whole;
        // Deprecated, but only this supports Undo. If it does nothing, the browser inserts what fits.
        const isIn = document.execCommand('insertText', false, cutTo(text, most - length + chosen));
        if (isIn) event.preventDefault();
      });
      box?.closest('form')?.addEventListener('reset', () => setOffered(0));
    },
    [most],
  );
  // React's handler: state set in a native listener would render before React has the new value, and revert it.
  const onInput = ({ target: control, nativeEvent }: FormEvent) => {
    // Ignores compositions: `maxlength` ends them.
    if (!isText(control) || (nativeEvent as InputEvent).isComposing) return;
    const { value } = control;
    if (value.length > most) control.value = cutTo(value, most);
    setOffered(Math.max(cut.current, value.length > most ? value.length : 0));
    cut.current = 0;
  };
  return { box: { ref, onInput }, note: offered > 0 && fitting(most, offered) };
}
