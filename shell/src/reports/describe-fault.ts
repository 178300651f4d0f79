import type { Fault } from '@appling/contract/reports';
import { RemoteFailure } from '@appling/runtime/loading/failure';
import type { Occurrence } from '@appling/runtime/reports/occurrence';

/** Matches a stack frame in a release's or the shell's file. */
const FRAME = /\/(?:r\/([a-z][a-z0-9-]*)\/([a-z0-9]+)|assets)\/([\w.-]+\.js)[^\s:]*:(\d+):(\d+)/g;
/** Maximum characters to read of a trace, whose length the throwing code controls. */
const MOST_TRACE = 4000;
const NAME = /^[A-Z]\w{1,40}$/;

/** Describes a fault without its message, which may quote input. Returns nothing for faults of other code. */
export function describeFault(
  { phase, error, path, at, remote, release }: Occurrence,
  shellRelease: string | null,
): Fault | undefined {
  const trace = safely(() => traceOf(error).slice(0, MOST_TRACE), '');
  const frames = [...trace.matchAll(FRAME)];
  if (phase === 'run' && frames.length === 0 && /:\d+:\d+/.test(trace)) return undefined;
  const frame = frames.find(([, owner]) => owner) ?? frames[0];
  const [, owner, ownRelease, file, line, column] = frame ?? [];
  const isShells = remote === 'shell' || (phase === 'run' && frame && !owner);
  return {
    kind: 'error',
    remote: isShells || !remote ? 'shell' : phase === 'run' ? (owner ?? remote) : remote,
    release:
      isShells || !remote
        ? shellRelease
        : ((phase === 'run' ? ownRelease : undefined) ?? release ?? null),
    phase,
    code: isFailure(error) ? error.code : phase === 'render' ? 'RENDER' : 'EXEC',
    name: safely(() => nameOf(error), 'Error'),
    path,
    at: Math.round(at),
    ...(frame ? { source: `${file}:${line}:${column}` } : {}),
  };
}

/** Returns the original error inside the loader's error. */
export function causeOf(error: unknown): unknown {
  return isFailure(error) && error.cause ? error.cause : error;
}

/** Reads a value that may throw when it is accessed. */
function safely<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function isFailure(error: unknown): error is RemoteFailure {
  return safely(() => error instanceof RemoteFailure, false);
}

function traceOf(error: unknown): string {
  const cause = causeOf(error);
  if (cause instanceof Error) return String(cause.stack ?? '');
  if (cause instanceof ErrorEvent) return `${cause.filename}:${cause.lineno}:${cause.colno}`;
  return '';
}

function nameOf(error: unknown): string {
  const cause = causeOf(error);
  const name = cause instanceof Error ? cause.name : typeof cause;
  return NAME.test(name) ? name : 'Error';
}
