import { RELEASE_ID, REMOTE_NAME } from '@appling/contract/names';
import { RemoteFailure } from './failure';

/** Further origins that may hold releases. Compiled in: nothing adds one at run time. */
export const ALLOWED_ORIGINS: readonly string[] = (process.env.ALLOWED_ORIGINS ?? '')
  .split(' ')
  .filter(Boolean);

/** In production the condition is false at build time. */
const isOverride = (origin: string, hostname: string) =>
  process.env.APPLING_TOOLS === 'yes' &&
  (['localhost', '127.0.0.1', '[::1]'].includes(hostname) ||
    (process.env.OVERRIDE_ORIGINS ?? '').split(' ').includes(origin));

const RELEASED_FILE = new RegExp(`^/(?:r/${REMOTE_NAME}/${RELEASE_ID}|assets)/[\\w.-]+$`);

/** Throws FORBIDDEN_ORIGIN unless the URL is a file of a release or of the shell on an allowed origin. */
export function allow(address: string): void {
  const url = new URL(address, location.href);
  const { origin, hostname, pathname, username, password } = url;
  const isKnown =
    origin === location.origin || ALLOWED_ORIGINS.includes(origin) || isOverride(origin, hostname);
  if (isKnown && !username && !password && RELEASED_FILE.test(pathname)) return;
  throw new RemoteFailure('FORBIDDEN_ORIGIN', `${origin} is not where releases come from.`);
}
