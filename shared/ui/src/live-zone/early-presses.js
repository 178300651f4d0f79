// Runs in the head, before any other script. Records presses on controls whose code has not loaded; `replay-input.ts`
// replays them. After eight seconds without the code it tells the visitor instead. See docs/decisions/0060.
{
  const presses = (window.earlyPresses = new Map());
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'ui-toast fixed right-5 bottom-5 z-50';

  const take = (event, control, mark = control) => {
    if (!control.closest('[data-not-live]')) return;
    event.preventDefault();
    event.stopPropagation();
    presses.get(control)?.();
    const end = (isLost) => {
      if (presses.get(control) !== end) return;
      presses.delete(control);
      mark.ariaBusy = null;
      if (!isLost) return;
      // From now on a link navigates without the code.
      delete mark.dataset.press;
      note.textContent = `“${mark.ariaLabel || mark.innerText}” did not work: its code has not come. What you typed is still here. Try again or reload the page.`;
      document.body.append(note);
    };
    presses.set(control, end);
    mark.ariaBusy = true;
    setTimeout(end, 8000, true);
  };

  const listen = (type, listener) => document.addEventListener(type, listener, true);

  listen('click', (event) => {
    note.remove();
    // Enter in a field of a form clicks its submit button.
    const control = event.target.closest('button,[data-press]');
    if (
      control &&
      !(event.ctrlKey || event.metaKey) &&
      // A link that takes along what was typed leads on at once if nothing was.
      (control.dataset.press !== 'words' || control.closest('form')[0].value.trim())
    ) {
      take(event, control);
    }
  });

  // Of a form without a button.
  listen('submit', (event) => take(event, event.target));

  // Enter sends where the keyboard of a phone says so. While an IME composes, its key code is 229.
  listen('keydown', (event) => {
    const { target } = event;
    if (event.keyCode === 13 && !event.shiftKey && target.matches('textarea[enterkeyhint]')) {
      take(event, target.form, target);
    }
  });
}
