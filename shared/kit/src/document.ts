import { createHash } from 'node:crypto';
import type { ShortRegistry } from '@appling/contract/registry';
import type { SiteConfig } from '@appling/contract/site-config';
import type { PageRights } from './declared-settings.ts';
import type { HeadTag } from './metadata.ts';
import { pagePolicy } from './headers.ts';

export interface CheckedScript {
  href: string;
  integrity: string;
}

export interface DocumentParts {
  head: { title: string; description: string; tags: readonly HeadTag[] };
  body: string;
  bodyEnd: string;
  registry: ShortRegistry;
  /** Style sheets to inline, the shell's first. */
  sheets: readonly { name: string; css: string }[];
  fonts: readonly string[];
  /** Inlined script that runs before the first paint. */
  inlineScript: string;
  entry: CheckedScript;
  preloads: readonly CheckedScript[];
  trustedTypes: readonly string[];
  config: SiteConfig;
  /** Scripts from other origins that only this page may run. */
  otherScripts: readonly Omit<PageRights, 'pages'>[];
  /** Other origins that files of remotes may come from; in a preview also those of an override. */
  remoteOrigins?: readonly string[];
}

/** Renders a complete HTML document with inlined styles, policy and registry. */
export function renderDocument(parts: DocumentParts): string {
  const { body, css } = moveStyles(parts.body);
  const sheets = css ? [...parts.sheets, { name: 'served', css }] : parts.sheets;
  const policy = pagePolicy(
    sheets.map((sheet) => sha256(sheet.css)),
    sha256(parts.inlineScript),
    parts.trustedTypes,
    parts.otherScripts,
    otherOrigins(parts.config),
    parts.remoteOrigins,
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(parts.head.title)}</title>`,
    `<meta name="description" content="${escapeAttribute(parts.head.description)}">`,
    ...parts.head.tags.map(renderTag),
    `<script>${parts.inlineScript}</script>`,
    ...parts.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...sheets.map(({ name, css: sheet }) => `<style data-mfe-styles="${name}">${sheet}</style>`),
    `<script type="module" src="${parts.entry.href}" integrity="${parts.entry.integrity}"></script>`,
    ...parts.preloads.map(
      ({ href, integrity }) => `<link rel="modulepreload" href="${href}" integrity="${integrity}">`,
    ),
    `<script type="application/json" id="registry">${escapeJson(parts.registry)}</script>`,
    `<script type="application/json" id="site-config">${escapeJson(parts.config)}</script>`,
    '</head>',
    `<body><div id="root" data-not-live>${body}</div>${parts.bodyEnd}</body>`,
    '</html>',
    '',
  ].join('\n');
}

function otherOrigins({ endpoints, reports = '/' }: SiteConfig): string[] {
  const addresses = [...Object.values(endpoints), reports];
  const absolute = addresses.filter((address) => !address.startsWith('/'));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}

/** Moves `style=`, which the policy forbids, into a hashed sheet until the shell applies it. */
function moveStyles(html: string): { body: string; css: string } {
  const rules = new Set<string>();
  const body = html.replace(
    /(<[a-zA-Z][^<>]*?) style="([^"]*)"/g,
    (_match, tag: string, style: string) => {
      const plain = style
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
      rules.add(
        `[data-served-style="${plain.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"]{${plain}}`,
      );
      return `${tag} data-served-style="${style}"`;
    },
  );
  return { body, css: [...rules].join('') };
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function renderTag({ name, attributes, json }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join('');
  return name === 'script'
    ? `<script${written}>${escapeJson(json)}</script>`
    : `<${name}${written}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Escapes `<`, which could end the script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
