/** Puts the page's own path into the address bar: hosts also answer `/about//`, `/About` or `/%61bout` with it. */
export function takeCanonicalPath(): void {
  const href = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!href) return;
  const { pathname } = new URL(href);
  const { search, hash } = location;
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + search + hash);
}
