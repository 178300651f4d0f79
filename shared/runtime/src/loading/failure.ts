/** Why a page could not be shown; `GONE`: the live registry no longer lists it. Federation's own messages never reach a visitor. */
export type FailureCode =
  | 'REGISTRY'
  | 'GONE'
  | 'OFFLINE'
  | 'TIMEOUT'
  | 'NETWORK'
  | 'INTEGRITY'
  | 'FORBIDDEN_ORIGIN'
  | 'EXPOSE_MISSING'
  | 'CONTRACT'
  | 'EXEC'
  | 'RENDER';

/** A failure with its code; the cause stays attached for the report. */
export class RemoteFailure extends Error {
  readonly code: FailureCode;
  /** Milliseconds that the server asked to be left alone for. */
  pause = 0;

  constructor(code: FailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RemoteFailure';
    this.code = code;
  }
}

/** What a server that is too busy says with `Retry-After`, in milliseconds; dates are not read. */
export function askedPause({ headers }: Response): number {
  return (Number(headers.get('Retry-After')) || 0) * 1000;
}

const TRANSPORT =
  /dynamically imported module|module script failed|ChunkLoadError|Loading chunk|RUNTIME-008|Failed to fetch|NetworkError/i;
const VERSION = /satisf|RUNTIME-006|Version .* from /i;

/** Puts whatever was thrown while loading a remote into our words, also a value that throws when it is read. */
export function toFailure(error: unknown): RemoteFailure {
  try {
    return classify(error);
  } catch {
    return new RemoteFailure('EXEC', 'The code of this page stopped with an error.', error);
  }
}

function classify(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const text = String(error);
  if (TRANSPORT.test(text)) {
    return navigator.onLine
      ? new RemoteFailure('NETWORK', 'A file of this page could not be loaded.', error)
      : new RemoteFailure('OFFLINE', 'This device is offline.', error);
  }
  if (VERSION.test(text))
    return new RemoteFailure('CONTRACT', 'A shared version does not fit.', error);
  if (/RUNTIME-01[14]|does not exist in container/i.test(text)) {
    return new RemoteFailure('EXPOSE_MISSING', 'The remote offers no routes.', error);
  }
  return new RemoteFailure('EXEC', 'The code of this page stopped with an error.', error);
}

/** Trying again by itself helps against transport faults only; code that threw throws again. */
export function isTransient({ code }: RemoteFailure): boolean {
  return code === 'NETWORK' || code === 'OFFLINE' || code === 'TIMEOUT' || code === 'REGISTRY';
}
