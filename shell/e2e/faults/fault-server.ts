import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import type { Registry, ShortRegistry } from '../../../shared/contract/src/registry.ts';
import { SITE } from '../../../shared/kit/src/compose.ts';
import { headersFor } from '../../../shared/kit/src/headers.ts';
import { pageFile } from '../../../shared/kit/src/page-file.ts';
import { createSiteServer, listen } from '../../../shared/kit/src/serve.ts';

/** Answers a request instead of the site. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => void;

interface PlantedFile {
  type: string;
  content: string;
}

/** Serves the composed site and fails where a test asks it to. */
export class FaultServer {
  origin = '';
  /** Requested paths in order. */
  readonly asked: string[] = [];
  readonly files = new Map<string, PlantedFile>();
  /** Content of `/registry.json`. */
  registry: Registry;
  /** Load limit in ms, written into every document as a deployment setting is. */
  limit = 4500;
  /** Headers to leave out of documents, to simulate older browsers. */
  readonly without = new Set<string>();
  private faults: { pattern: RegExp; fault: Fault }[] = [];
  private readonly site: Server;
  private readonly server: Server;

  constructor() {
    this.registry = JSON.parse(readFileSync(path.join(SITE, 'registry.json'), 'utf8')) as Registry;
    this.site = createSiteServer(SITE);
    this.server = createServer((request, response) => this.answer(request, response));
  }

  async start(): Promise<this> {
    this.origin = `http://localhost:${await listen(this.server, 0)}`;
    return this;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Answers every path that matches the pattern with this fault from now on. */
  plant(pattern: RegExp, fault: Fault): void {
    this.faults.unshift({ pattern, fault });
  }

  /** Removes all faults. */
  heal(): void {
    this.faults = [];
  }

  count(pattern: RegExp): number {
    return this.asked.filter((address) => pattern.test(address)).length;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    this.asked.push(pathname + search);
    const planted = this.faults.find(({ pattern }) => pattern.test(pathname));
    if (planted) planted.fault(response, request);
    else this.pass(response, request);
  }

  /** Answers as the site itself does. */
  pass(response: ServerResponse, request: IncomingMessage): void {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const file = this.files.get(pathname);
    if (pathname === '/registry.json') this.send(response, pathname, this.registryFile());
    else if (file) this.send(response, pathname, file);
    else if (!path.extname(pathname)) this.sendPage(response, pathname);
    else (this.site.listeners('request')[0] as RequestListener)(request, response);
  }

  private registryFile(): PlantedFile {
    return { type: 'application/json', content: JSON.stringify(this.registry) };
  }

  private send(response: ServerResponse, pathname: string, { type, content }: PlantedFile): void {
    response.writeHead(200, { ...headersFor(pathname, false), 'Content-Type': type }).end(content);
  }

  /** Sends a page as compose writes it, with this limit and the test remotes' routes. */
  private sendPage(response: ServerResponse, pathname: string): void {
    const file = path.join(SITE, pageFile(pathname));
    const status = existsSync(file) ? 200 : 404;
    const html = readFileSync(status === 200 ? file : path.join(SITE, '404.html'), 'utf8');
    const isGuarded = !this.without.has('Content-Security-Policy');
    const content = (isGuarded ? html : html.replace(/<meta http-equiv[^>]+>/, '')).replace(
      /(<script type="application\/json" id="registry">)([^<]*)/,
      (_all, tag: string, json: string) => tag + this.shortRegistry(json),
    );
    const headers = Object.entries({
      ...headersFor(pathname, true, status),
      'Content-Type': 'text/html; charset=utf-8',
    }).filter(([name]) => !this.without.has(name));
    response.writeHead(status, Object.fromEntries(headers)).end(content);
  }

  private shortRegistry(json: string): string {
    const short = JSON.parse(json) as ShortRegistry;
    const routes = Object.entries(this.registry.remotes).map(([name, remote]) => [
      name,
      short.routes[name] ?? remote.routes.map((route) => route.path),
    ]);
    const all = { ...short, routes: Object.fromEntries(routes) as ShortRegistry['routes'] };
    return JSON.stringify({ ...all, limit: this.limit }).replaceAll('<', '\\u003c');
  }
}

export const hang: Fault = () => {};

/** Closes the connection without a response. */
export const refuse: Fault = (response) => {
  response.destroy();
};

export function status(code: number, headers: Record<string, string> = {}): Fault {
  return (response) => {
    response.writeHead(code, headers).end('Planted');
  };
}

export function answerWith(type: string, content: string): Fault {
  return (response, { url = '/' }) => {
    response.writeHead(200, { ...headersFor(url, false), 'Content-Type': type }).end(content);
  };
}

/** The response of a host that answers unknown addresses with its start page. */
export const startPage = answerWith('text/html', '<!doctype html><h1>Welcome</h1>');

/** Sends the content, then breaks the connection. */
export function cut(content: string): Fault {
  return (response, { url = '/' }) => {
    response.writeHead(200, {
      ...headersFor(url, false),
      'Content-Type': 'text/javascript',
      'Content-Length': String(content.length * 2),
    });
    response.write(content, () => response.destroy());
  };
}
