import type { Page } from '@playwright/test';

/**
 * Taps and types in the phone with a fixed seed.
 * @returns the phone's text before the first tap and after each one
 */
export function tapAtRandom(page: Page, times: number): Promise<string[]> {
  return page.evaluate(async (count) => {
    let seed = 20_261;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const phone = () => document.querySelector<HTMLElement>('[role=group] > [data-screen]');
    const settled = async () => {
      // Two turns: the first renders, the second renders what effects changed.
      for (let turn = 0; turn < 2; turn += 1)
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(0);
        });
    };
    // Ignores the order of attributes and declarations, React's copy of typed text, and image URLs.
    const plain = (element: Element): string => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'value' && name !== 'href')
        .map(({ name, value }) =>
          name === 'style'
            ? value
                .split(';')
                .map((each) => each.trim())
                .sort()
                .join(';')
            : `${name}=${value}`,
        );
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        return `<${element.localName} ${attributes.sort().join(' ')}>${element.value}`;
      const children = [...element.childNodes].map((child) =>
        child instanceof Element ? plain(child) : child.textContent,
      );
      return `<${element.localName} ${attributes.sort().join(' ')}>${children.join('')}`;
    };
    const look = () => {
      const shown = phone();
      if (!shown) return 'nothing';
      const said = shown.parentElement?.querySelector(':scope > [role=status]');
      return `${plain(shown)}${said?.textContent}`;
    };
    const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      // Bypasses the setters of React and Preact, as typing does.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const looks = [look()];
    for (let turn = 0; turn < count; turn += 1) {
      const controls = [
        ...(phone()?.querySelectorAll<HTMLElement>('button, input, textarea') ?? []),
      ];
      const control = controls[random(Math.max(1, controls.length))];
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        type(control, `typed ${random(9)}`);
      else control?.click();
      await settled();
      looks.push(look());
    }
    return looks;
  }, times);
}
