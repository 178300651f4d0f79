import { allow } from './allow';
import { fetchFile } from './fetch-file';
import { loadLink } from './integrity';

const pending = new Map<string, Promise<void>>();

/** Links a remote's style sheet once, with its hash; removes it on failure. Inlined sheets count as linked. */
export function linkStyleSheet(remote: string, href: string): Promise<void> {
  if (document.querySelector(`[data-mfe-styles="${remote}"]:not([data-pending])`)) {
    return Promise.resolve();
  }
  const known = pending.get(href);
  if (known) return known;
  const promise = link(remote, href).finally(() => pending.delete(href));
  pending.set(href, promise);
  return promise;
}

async function link(remote: string, href: string): Promise<void> {
  allow(href);
  const file = await fetchFile(href);
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  // Another origin needs CORS, like scripts.
  if (!href.startsWith('/')) element.crossOrigin = '';
  element.dataset.mfeStyles = remote;
  element.dataset.pending = '';
  await loadLink(href, element, file);
  delete element.dataset.pending;
}
