/** Title as every page has it. The landing page's title is the promise itself. */
export function fullTitle(title: string): string {
  return `${title} · Appling`;
}

/** Puts a route's title and description into the document; compose wrote the same for the first page. */
export function setHead({ title, description }: { title: string; description: string }): void {
  document.title = fullTitle(title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
