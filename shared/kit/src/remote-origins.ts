import { REMOTE_NAME } from '@appling/contract/names';

const PAIR = new RegExp(`^(${REMOTE_NAME})=(.+)$`);

/** Returns origins by remote from `REMOTE_ORIGINS`, e.g. `notes=https://notes.site.example`; throws unless https. */
export function remoteOrigins(): Record<string, string> {
  const given = (process.env.REMOTE_ORIGINS ?? '').split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    given.map((pair) => {
      const [, remote, origin] = PAIR.exec(pair) ?? [];
      if (remote && origin && isOrigin(origin)) return [remote, origin];
      throw new Error(
        `REMOTE_ORIGINS holds ${pair}: give a remote and an exact origin, like notes=https://notes.site.example.`,
      );
    }),
  );
}

/** Whether a value is exactly scheme, host and port, as a policy needs it. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return (
    origin === text &&
    /^[a-z0-9.:/-]+$/.test(text) &&
    (protocol === 'https:' || (protocol === 'http:' && isLocal))
  );
}

/** Defined at build time, so that no registry, page or storage can add an origin. */
export function definedOrigins(): Record<string, string> {
  return { 'process.env.ALLOWED_ORIGINS': JSON.stringify(originMark()) };
}

export function originMark(): string {
  return [...new Set(Object.values(remoteOrigins()))].sort().join(' ');
}
