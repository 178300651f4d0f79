import { caddyfile } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { nginxFiles } from './nginx.ts';

/** Returns every generated file by its path in this folder. */
export function deployFiles(): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(nginxFiles()).map(([name, content]) => [`nginx/${name}`, content]),
    ),
    'caddy/Caddyfile': caddyfile(),
    'static-host/_headers': headersFile(),
  };
}
