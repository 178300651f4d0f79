import type { Fault } from '@appling/shared/contract/reports';
import { RemoteFailure } from '../remotes/failure';
import type { Occurrence } from './occurrence';

/** A frame of our own code: a release's file, or one of the shell's. */
const FRAME = /\/(?:r\/([a-z][a-z0-9-]*)\/([a-z0-9]+)|assets)\/([\w.-]+\.js)[^\s:]*:(\d+):(\d+)/g;
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
  const trace = traceOf(error);
  const frames = [...trace.matchAll(FRAME)];
  if (phase === 'run' && frames.length === 0 && /:\d+:\d+/.test(trace)) return undefined;
  const frame = frames.find(([, owner]) => owner) ?? frames[0];
  const [, owner, ownRelease, file, line, column] = frame ?? [];
  const isShells = phase === 'run' && frame && !owner;
  return {
    kind: 'error',
    remote: isShells || !remote ? 'shell' : phase === 'run' ? (owner ?? remote) : remote,
    release:
      isShells || !remote
        ? shellRelease
        : ((phase === 'run' ? ownRelease : undefined) ?? release ?? null),
    phase,
    code: error instanceof RemoteFailure ? error.code : phase === 'render' ? 'RENDER' : 'EXEC',
    name: nameOf(error),
    path,
    at: Math.round(at),
    ...(frame ? { source: `${file}:${line}:${column}` } : {}),
  };
}

/** The error itself, below the words that the loader put around it. */
export function causeOf(error: unknown): unknown {
  return error instanceof RemoteFailure && error.cause ? error.cause : error;
}

function traceOf(error: unknown): string {
  const cause = causeOf(error);
  if (cause instanceof Error) return cause.stack ?? '';
  if (cause instanceof ErrorEvent) return `${cause.filename}:${cause.lineno}:${cause.colno}`;
  return '';
}

function nameOf(error: unknown): string {
  const cause = causeOf(error);
  const name = cause instanceof Error ? cause.name : typeof cause;
  return NAME.test(name) ? name : 'Error';
}
