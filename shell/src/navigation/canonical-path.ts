/**
 * Puts a served page's own path into the address bar. Hosts answer `/about//`, `/About` or `/%61bout` with it too, and
 * the route table, hydration and reports know one path for each page.
 */
export function takeCanonicalPath(): void {
  const href = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!href) return;
  const { pathname } = new URL(href);
  const { search, hash } = location;
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + search + hash);
}
