import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { caddyfile } from '../caddy.ts';
import { nginxFiles } from '../nginx.ts';
import { DEFAULTS } from '../server-options.ts';
import { ask } from './ask.ts';

const BROTLI = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
].find((file) => existsSync(file));

export interface RunningServer {
  name: 'nginx' | 'caddy';
  /** Plain HTTP, as behind a proxy. */
  origin: string;
  tlsPort: number | null;
  stop: () => void;
}

/** Returns one sentence about missing programs and how to install them, or nothing. */
export function missingServers(): string | undefined {
  const missing = [
    ...(has('nginx', '-v') && BROTLI ? [] : ['nginx libnginx-mod-http-brotli-static']),
    ...(has('caddy', 'version') ? [] : ['caddy']),
    ...(has('openssl', 'version') ? [] : ['openssl']),
  ];
  return missing.length > 0
    ? `npm run test:deploy tries the real servers. On Debian or Ubuntu: apt-get install -y --no-install-recommends ${missing.join(' ')}`
    : undefined;
}

function has(program: string, argument: string): boolean {
  return spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;
}

/** Starts nginx with the generated files on free ports. `readers`: other origins that may read files. */
export async function startNginx(
  folder: string,
  root: string,
  readers: readonly string[] = [],
): Promise<RunningServer> {
  const [plain, http, https] = [await freePort(), await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder);
  const files = nginxFiles({
    ...DEFAULTS,
    host: 'localhost',
    root,
    httpPort: http,
    httpsPort: https,
    certificate,
    key,
    readers,
  });
  mkdirSync(path.join(folder, 'appling'), { recursive: true });
  mkdirSync(path.join(folder, 'scratch'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    // Listens on localhost only; both servers share the maps.
    const local = content
      .replaceAll(
        /listen (\d+)/g,
        (_all, port: string) => `listen 127.0.0.1:${port === '8080' ? plain : port}`,
      )
      .replace(name === 'behind-proxy.conf' ? 'include appling/maps.conf;' : '\0', '');
    writeFileSync(path.join(folder, 'appling', name), local);
  }
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path scratch/${kind};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${BROTLI};
pid nginx.pid;
error_log error.log;
daemon off;
worker_processes 2;
events {}
http {
  access_log off;
  ${scratch.join('\n  ')}
  include appling/site.conf;
  include appling/behind-proxy.conf;
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${plain}`;
  await answering(child, origin);
  return { name: 'nginx', origin, tlsPort: https, stop: () => child.kill('SIGTERM') };
}

export async function startCaddy(
  folder: string,
  root: string,
  readers: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort();
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile(readers));
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: root,
      CADDY_ADMIN: 'off',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(child, origin);
  return { name: 'caddy', origin, tlsPort: null, stop: () => child.kill('SIGTERM') };
}

/** Returns a self-signed certificate for localhost. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  const what = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const who = '-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
  const made = spawnSync('openssl', [
    'req',
    ...`${what} ${who}`.split(' '),
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  return { certificate, key };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answering(child: ChildProcess, origin: string): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    if (
      await ask(`${origin}/robots.txt`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGTERM');
  throw new Error(`No answer from ${origin} within 20 seconds.`);
}
