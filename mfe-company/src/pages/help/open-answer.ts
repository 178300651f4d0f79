/** Opens the row or lesson that an anchor of this page names, and puts the focus on it. Other addresses are left alone. */
export function openAnswer(href: string): void {
  if (!href.startsWith('#')) return;
  const target = document.getElementById(href.slice(1));
  const details = target instanceof HTMLDetailsElement ? target : target?.querySelector('details');
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus();
}
