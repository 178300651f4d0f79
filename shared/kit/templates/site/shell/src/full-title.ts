/** Title of a document. */
export function fullTitle(title: string): string {
  return `${title} · __NAME__`;
}

/** Shows a page's title in the tab. */
export function setTitle(title: string): void {
  document.title = fullTitle(title);
}
