import type { ShortRegistry } from '@appling/contract/registry';

/**
 * Opens the page that compose wrote: applies its styles, reads its registry.
 *
 * @returns the element that holds the prerendered content, and the registry in short
 * @throws {Error} when the page has no `#root`
 */
export function openServedPage(): { root: HTMLElement; short: ShortRegistry } {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root. Compose it again: npm run build.');
  // Served HTML carries no style attributes, which the policy forbids; they wait in data-served-style.
  for (const element of document.querySelectorAll<HTMLElement>('[data-served-style]')) {
    element.style.cssText = element.dataset.servedStyle ?? '';
    delete element.dataset.servedStyle;
  }
  const inlined = document.getElementById('registry')?.textContent;
  return { root, short: JSON.parse(inlined || '{"routes":{},"here":null}') as ShortRegistry };
}
