import { allow } from './allow';
import { RemoteFailure } from './failure';

const pending = new Map<string, Promise<void>>();

/**
 * Links a remote's style sheet once. Sheets that compose inlined into the page count as linked.
 *
 * @param remote name in `data-mfe-styles`
 * @param href address of the sheet
 * @throws {RemoteFailure} NETWORK when it cannot be loaded; the link is taken away again. FORBIDDEN_ORIGIN before that
 */
export function linkStyleSheet(remote: string, href: string): Promise<void> {
  if (document.querySelector(`[data-mfe-styles="${remote}"]:not([data-pending])`)) {
    return Promise.resolve();
  }
  const known = pending.get(href);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    allow(href);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // From another origin it is read as its scripts are, with that server's leave.
    if (!href.startsWith('/')) link.crossOrigin = '';
    link.dataset.mfeStyles = remote;
    link.dataset.pending = '';
    link.onload = () => {
      delete link.dataset.pending;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new RemoteFailure('NETWORK', 'The style sheet of this page could not be loaded.'));
    };
    document.head.append(link);
  }).finally(() => pending.delete(href));
  pending.set(href, promise);
  return promise;
}
