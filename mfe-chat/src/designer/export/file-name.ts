/** Keeps letters, digits and dashes, which every system accepts. */
export function fileName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 41)
    .replace(/-+$/, '');
  return plain || 'design';
}
