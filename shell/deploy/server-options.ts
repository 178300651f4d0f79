export interface ServerOptions {
  host: string;
  /** Folder of the live site; `current` with a folder target. */
  root: string;
  httpPort: number;
  httpsPort: number;
  certificate: string;
  key: string;
  /** Other origins that may read releases, the registry and the shell's files; none in production. */
  readers: readonly string[];
}

export const DEFAULTS: ServerOptions = {
  host: 'appling.example',
  root: '/srv/appling/current',
  httpPort: 80,
  httpsPort: 443,
  certificate: '/etc/ssl/appling/fullchain.pem',
  key: '/etc/ssl/appling/privkey.pem',
  readers: [],
};

export const GENERATED =
  '# Written by `npx --no appling deploy:files` from shared/kit/src/headers.ts.';
