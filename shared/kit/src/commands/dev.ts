import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { CONTRACT_VERSION, type RemoteModule } from '@appling/contract/routes';
import { shorten, type Registry } from '@appling/contract/registry';
import { SHELL, remotes, type App } from '../apps.ts';
import { SITE } from '../compose.ts';
import { siteDesign } from '../design.ts';
import { DEVELOPMENT_RELEASE, SHELL_PORT } from '../development.ts';
import { inlineScript } from '../inline-script.ts';
import { ROOT } from '../places.ts';
import { readPort } from '../read-port.ts';
import { guarded, refuse } from '../request.ts';
import { createSiteServer, listen } from '../serve.ts';

/* `npm run dev -- <remote>` starts that remote alone; the others come from the last build. */
const only = process.argv.slice(2);
const unknown = only.filter((name) => !remotes().some((app) => app.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no remote ${unknown.join(', ')}. Known: ${remotes()
      .map((app) => app.name)
      .join(', ')}.`,
  );
  process.exit(1);
}
const developed = remotes().filter((app) => only.length === 0 || only.includes(app.name));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
const ports = new Map<string, number>();

function startServer(app: App): void {
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'serve'], {
    cwd: app.folder,
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill());
}

async function readRegistry(): Promise<Registry> {
  const built = path.join(SITE, 'registry.json');
  const registry: Registry = existsSync(built)
    ? (JSON.parse(readFileSync(built, 'utf8')) as Registry)
    : { version: 1, remotes: {} };
  for (const app of developed) {
    const file = path.join(app.folder, `src/routes.ts?t=${Date.now()}`);
    const { default: remote } = (await import(file)) as { default: RemoteModule };
    registry.remotes[app.name] = {
      current: {
        id: DEVELOPMENT_RELEASE,
        contractVersion: CONTRACT_VERSION,
        entry: 'remoteEntry.js',
        styles: 'styles.css',
        scripts: {},
      },
      routes: remote.routes.map(({ load: _load, ...data }) => data),
    };
  }
  return registry;
}

const design = await siteDesign();
let registry = await readRegistry();
for (const app of developed) {
  watch(path.join(app.folder, 'src/routes.ts'), () => {
    readRegistry().then(
      (next) => {
        registry = next;
      },
      (error: unknown) => console.error(error),
    );
  });
}

const page = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${design.name}</title><meta name="description" content="">
<script src="/theme.js"></script>
<link rel="stylesheet" href="/assets/styles.css" data-mfe-styles="shell">
<script type="application/json" id="registry">${JSON.stringify(shorten(registry, null)).replaceAll('<', '\\u003c')}</script>
</head><body><div id="root"></div>${design.bodyEnd}<script src="/assets/shell.js"></script></body></html>`;

function pipeTo(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { url, method, headers } = request;
  const onward = forward({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // Closes both servers when one fails; its error has been printed.
    pipeline(answer, response, () => {});
  });
  onward.on('error', () => refuse(response, 503, 'Still building.'));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

const releases = createSiteServer(SITE).listeners('request')[0] as RequestListener;
const answer = (request: IncomingMessage, response: ServerResponse, pathname: string) => {
  const [, remote] = /^\/r\/([a-z0-9-]+)\/development\//.exec(pathname) ?? [];
  const port = pathname.startsWith('/assets/') ? SHELL_PORT : ports.get(remote ?? '');
  if (port !== undefined) return pipeTo(port, request, response);
  if (pathname.startsWith('/r/')) return releases(request, response);
  if (pathname === '/theme.js') {
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    void inlineScript().then((script) => response.end(script));
    return undefined;
  }
  if (pathname === '/registry.json') {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    return response.end(JSON.stringify(registry));
  }
  response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
  return response.end(page());
};
const server = createServer(
  guarded((request, response, { pathname }) => answer(request, response, pathname)),
);

try {
  const port = await listen(server, Number(process.env.PORT ?? 3000));
  for (const app of developed) {
    ports.set(app.name, readPort(app));
    startServer(app);
  }
  startServer(SHELL);
  console.log(
    `${design.name} in development on http://localhost:${port} (${developed.map((app) => app.name).join(', ')} with hot reload; /_gallery shows the design system)`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
