import path from 'node:path';

/** File of a page's HTML. */
export function pageFile(address: string): string {
  return address === '/404' ? '404.html' : path.posix.join(address, 'index.html').slice(1);
}

/** File of a page's social picture. */
export function pictureFile(address: string): string {
  return `social/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;
}

/** File of a public file, whose address is its own. */
export function publicFile(address: string): string {
  return address.slice(1);
}
