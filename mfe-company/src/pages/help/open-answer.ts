/** Opens and focuses the answer or tutorial that an anchor of this page names; ignores other addresses. */
export function openAnswer(href: string): void {
  if (!href.startsWith('#')) return;
  const target = document.getElementById(href.slice(1));
  const details = target instanceof HTMLDetailsElement ? target : target?.querySelector('details');
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus();
}
