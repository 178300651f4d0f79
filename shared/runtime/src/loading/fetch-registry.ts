import { ForbiddenOrigin, parseRegistry, type Registry } from '@appling/contract/registry';
import { IN_USE } from './in-use';
import { ALLOWED_ORIGINS } from './allow';
import { RemoteFailure, askedPause } from './failure';

/** Largest registry in bytes: enough for a hundred remotes with two releases each. */
const MOST_BYTES = 1_048_576;

/** Fetches the registry with cookies, since canary visitors have another one. Rejects with a RemoteFailure. */
export async function fetchRegistry(
  milliseconds: number,
  inUse = '',
  isLive = false,
): Promise<Registry> {
  let pause = 0;
  try {
    const response = await fetch('/registry.json', {
      cache: isLive ? 'reload' : 'no-cache',
      headers: { [IN_USE]: inUse },
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    pause = askedPause(response);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return parseRegistry(JSON.parse(await readText(response)), ALLOWED_ORIGINS);
  } catch (error) {
    if (error instanceof ForbiddenOrigin) {
      throw new RemoteFailure('FORBIDDEN_ORIGIN', error.message, error);
    }
    const code = navigator.onLine ? 'REGISTRY' : 'OFFLINE';
    const failure = new RemoteFailure(code, 'The list of pages could not be read.', error);
    failure.pause = pause;
    throw failure;
  }
}

/** Reads a response as text; throws when it has more than `most` bytes. */
export async function readText({ body }: Response, most = MOST_BYTES): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length <= most) continue;
    await reader?.cancel();
    throw new Error(`It is longer than ${most} characters.`);
  }
  return text;
}
