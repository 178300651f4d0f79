import type { Fault } from '@appling/contract/reports';
import { RemoteFailure } from '@appling/runtime/loading/failure';
import type { Occurrence } from '@appling/runtime/reports/occurrence';

/** A frame of our own code: a release's file, or one of the shell's. */
const FRAME = /\/(?:r\/([a-z][a-z0-9-]*)\/([a-z0-9]+)|assets)\/([\w.-]+\.js)[^\s:]*:(\d+):(\d+)/g;
/** Characters of a trace that are read: the first frames. A trace may be as long as the code that threw likes. */
const MOST_TRACE = 4000;
const NAME = /^[A-Z]\w{1,40}$/;

/**
 * Puts a fault into words that hold nothing of the visitor's: messages stay behind, for they may quote what was typed.
 *
 * @param shellRelease release of the shell that runs
 * @returns nothing for faults of others, such as a browser's extension
 */
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

/** The error itself, below the words that the loader put around it. */
export function causeOf(error: unknown): unknown {
  return isFailure(error) && error.cause ? error.cause : error;
}

/** Anything can be thrown, also what throws when it is looked at. */
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
