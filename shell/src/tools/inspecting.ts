const KEY = 'appling:inspect';

/** Whether this tab was opened with `?inspect`, until the inspector is closed. */
export function wantsInspector(): boolean {
  const isAsked = new URLSearchParams(location.search).has('inspect');
  try {
    if (isAsked) sessionStorage.setItem(KEY, 'yes');
    return isAsked || sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return isAsked;
  }
}

export function closeInspector(): void {
  const url = new URL(location.href);
  url.searchParams.delete('inspect');
  history.replaceState(history.state, '', url);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
