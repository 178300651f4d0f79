const KEY = 'appling:inspect';

/** Whether this tab was opened with `?inspect`; it stays so until the inspector is closed. */
export function wantsInspector(): boolean {
  const isAsked = new URLSearchParams(location.search).has('inspect');
  try {
    if (isAsked) sessionStorage.setItem(KEY, 'yes');
    return isAsked || sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return isAsked;
  }
}

/** Ends it for this tab, and takes the word out of the address. */
export function closeInspector(): void {
  const url = new URL(location.href);
  url.searchParams.delete('inspect');
  history.replaceState(history.state, '', url);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: it was not kept.
  }
}
