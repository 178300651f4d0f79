/** Why a page cannot be shown; `GONE`: the registry no longer lists it. */
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

export class RemoteFailure extends Error {
  readonly code: FailureCode;
  /** Milliseconds to wait before the next request, as the server asked. */
  pause = 0;

  constructor(code: FailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RemoteFailure';
    this.code = code;
  }
}

/** Returns `Retry-After` in milliseconds; ignores dates. */
export function askedPause({ headers }: Response): number {
  return (Number(headers.get('Retry-After')) || 0) * 1000;
}

const STAGES = {
  init: ['CONTRACT', 'The remote does not take what the shell shares.'],
  share: ['CONTRACT', 'A shared version does not fit.'],
  expose: ['EXPOSE_MISSING', 'The remote offers no routes.'],
  run: ['EXEC', 'The code of this page stopped with an error.'],
} as const satisfies Record<string, readonly [FailureCode, string]>;

const shareFaults = new WeakSet<object>();

export function markShareFault(error: unknown): void {
  if (error instanceof Error) shareFaults.add(error);
}

/** `import()` rejects with a TypeError both for a missing file and for code that threw; only the message differs. */
const NOT_IMPORTED = /dynamically imported module|module script failed|ChunkLoadError/i;

/** Converts any thrown value to a failure, including values that throw when they are read. */
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
    // An unreadable value keeps the stage in which it was thrown.
  }
  const [code, message] = STAGES[at];
  return new RemoteFailure(code, message, error);
}

/** Whether a retry can help: for transport errors, not for code that threw. */
export function isTransient({ code }: RemoteFailure): boolean {
  return code === 'NETWORK' || code === 'OFFLINE' || code === 'TIMEOUT' || code === 'REGISTRY';
}
