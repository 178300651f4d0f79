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

/** Why a load stopped at a stage, where what was thrown is not a failure already. */
const STAGES = {
  init: ['CONTRACT', 'The remote does not take what the shell shares.'],
  share: ['CONTRACT', 'A shared version does not fit.'],
  expose: ['EXPOSE_MISSING', 'The remote offers no routes.'],
  run: ['EXEC', 'The code of this page stopped with an error.'],
} as const satisfies Record<string, readonly [FailureCode, string]>;

const shareFaults = new WeakSet<object>();

/** Remembers that federation threw this error because of a shared package. */
export function markShareFault(error: unknown): void {
  if (error instanceof Error) shareFaults.add(error);
}

/** `import()` rejects with the same kind of error for a file that did not come and for code that threw: only its words differ. */
const NOT_IMPORTED = /dynamically imported module|module script failed|ChunkLoadError/i;

/**
 * Puts whatever was thrown while loading a remote into our words, also a value that throws when it is read.
 *
 * @param stage in which it was thrown
 */
export function toFailure(error: unknown, stage: keyof typeof STAGES = 'run'): RemoteFailure {
  let at = stage;
  try {
    if (error instanceof RemoteFailure) return error;
    if (error instanceof Error && shareFaults.has(error)) at = 'share';
    else if (NOT_IMPORTED.test(String(error))) {
      return navigator.onLine
        ? new RemoteFailure('NETWORK', 'A file of this page could not be loaded.', error)
        : new RemoteFailure('OFFLINE', 'This device is offline.', error);
    }
  } catch {
    // What cannot be read is neither.
  }
  const [code, message] = STAGES[at];
  return new RemoteFailure(code, message, error);
}

/** Trying again by itself helps against transport faults only; code that threw throws again. */
export function isTransient({ code }: RemoteFailure): boolean {
  return code === 'NETWORK' || code === 'OFFLINE' || code === 'TIMEOUT' || code === 'REGISTRY';
}
