export function fullTitle(title: string): string {
  return `${title} · __NAME__`;
}

export function setTitle(title: string): void {
  document.title = fullTitle(title);
}
