import { createHash } from 'node:crypto';

/**
 * Whether this build is a preview, from `PREVIEW=1`: the inspector and the override of one remote are in the shell,
 * and engines are told to leave it out.
 */
export function isPreview(): boolean {
  return process.env.PREVIEW === '1';
}

/** Sources of a policy for local servers on any port. */
export const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * Origins beside localhost that a preview may take a remote from, from `OVERRIDE_ORIGINS`, separated by blanks.
 *
 * @throws {Error} when one of them is no https origin
 */
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

/**
 * What the shell's bundler puts in: outside of development and previews the condition is false, and the tools are in no
 * bundle.
 */
export function definedTools(isDevelopment: boolean): Record<string, string> {
  const hasTools = isDevelopment || isPreview();
  return {
    'process.env.APPLING_TOOLS': JSON.stringify(hasTools ? 'yes' : 'no'),
    'process.env.OVERRIDE_ORIGINS': JSON.stringify(hasTools ? overrideOrigins().join(' ') : ''),
  };
}

/** Distinguishes builds of the shell with the same source. */
export function previewMark(): string {
  if (!isPreview()) return '';
  const list = createHash('sha256').update(overrideOrigins().join(' ')).digest('hex');
  return `+preview-${list.slice(0, 8)}`;
}
