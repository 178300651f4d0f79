/** Returns the title for the document; the landing page does not use this form. */
export function fullTitle(title: string): string {
  return `${title} · Appling`;
}

/** Sets title and description; compose writes the same for the first page. */
export function setHead({ title, description }: { title: string; description: string }): void {
  document.title = fullTitle(title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
