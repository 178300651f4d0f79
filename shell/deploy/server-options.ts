/** What differs from one machine to the next. */
export interface ServerOptions {
  host: string;
  /** Folder with the live site; with a folder target its `current`. */
  root: string;
  httpPort: number;
  httpsPort: number;
  certificate: string;
  key: string;
  /** Other origins that may read releases, the registry and the shell's files; none in production, where all is one origin. */
  readers: readonly string[];
}

/** What the committed files hold. */
export const DEFAULTS: ServerOptions = {
  host: 'appling.example',
  root: '/srv/appling/current',
  httpPort: 80,
  httpsPort: 443,
  certificate: '/etc/ssl/appling/fullchain.pem',
  key: '/etc/ssl/appling/privkey.pem',
  readers: [],
};

/** First line of every generated file. */
export const GENERATED =
  '# Written by `npx --no appling deploy:files` from shared/kit/src/headers.ts.';
