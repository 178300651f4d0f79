import path from 'node:path';

export function pageFile(address: string): string {
  return address === '/404' ? '404.html' : path.posix.join(address, 'index.html').slice(1);
}

export function pictureFile(address: string): string {
  return `social/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;
}

export function publicFile(address: string): string {
  return address.slice(1);
}
