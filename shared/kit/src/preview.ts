import { createHash } from 'node:crypto';

/** Whether `PREVIEW=1` is set: the shell then has the inspector and the override, and search engines ignore the site. */
export function isPreview(): boolean {
  return process.env.PREVIEW === '1';
}

export const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/** Returns origins that a preview may load a remote from (`OVERRIDE_ORIGINS`, separated by blanks); throws unless https. */
export function overrideOrigins(): string[] {
  const given = (process.env.OVERRIDE_ORIGINS ?? '').split(/\s+/).filter(Boolean);
  for (const origin of given) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    // No `*`, which would allow unlisted hosts.
    if (url?.origin === origin && /^https:\/\/[a-z0-9.:-]+$/.test(origin)) continue;
    throw new Error(
      `OVERRIDE_ORIGINS holds ${origin}, which is no origin: give it like https://notes.preview.site.example.`,
    );
  }
  return given;
}

/** In production the condition is false at build time, so no bundle contains the tools. */
export function definedTools(isDevelopment: boolean): Record<string, string> {
  const hasTools = isDevelopment || isPreview();
  return {
    'process.env.APPLING_TOOLS': JSON.stringify(hasTools ? 'yes' : 'no'),
    'process.env.OVERRIDE_ORIGINS': JSON.stringify(hasTools ? overrideOrigins().join(' ') : ''),
  };
}

export function previewMark(): string {
  if (!isPreview()) return '';
  const list = createHash('sha256').update(overrideOrigins().join(' ')).digest('hex');
  return `+preview-${list.slice(0, 8)}`;
}
