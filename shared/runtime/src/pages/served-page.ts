import type { ShortRegistry } from '@appling/contract/registry';

/** Applies the styles of a prerendered page and reads its registry; throws when the page has no `#root`. */
export function openServedPage(): { root: HTMLElement; short: ShortRegistry } {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root. Compose it again: npm run build.');
  // The policy forbids style attributes in HTML; data-served-style holds them.
  for (const element of document.querySelectorAll<HTMLElement>('[data-served-style]')) {
    element.style.cssText = element.dataset.servedStyle ?? '';
    delete element.dataset.servedStyle;
  }
  const inlined = document.getElementById('registry')?.textContent;
  return { root, short: JSON.parse(inlined || '{"routes":{},"here":null}') as ShortRegistry };
}
