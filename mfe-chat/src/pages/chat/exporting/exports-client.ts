import type { Packed } from '../../../designer/export/make-export';
import type { FromExports, Make, ToExports } from './exports-messages';

export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Timeout for the worker's start, in ms. */
const START = 10_000;
/** Idle time before the worker is terminated, in ms. */
const IDLE = 5000;

interface Job {
  progress: (ratio: number) => void;
  resolve: (made: Packed) => void;
  reject: (error: unknown) => void;
}

/**
 * Cancelling the only running export terminates the worker.
 * @param onEnd called when a started worker can no longer be used
 */
export function exportsBehind(worker: WorkerLike, onEnd: () => void): Promise<Make> {
  const jobs = new Map<number, Job>();
  let lastId = 0;
  let isStarted = false;
  return new Promise((started, failed) => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const end = (error: unknown) => {
      clearTimeout(limit);
      worker.terminate();
      failed(error);
      for (const { reject } of jobs.values()) reject(error);
      jobs.clear();
      if (isStarted) onEnd();
    };
    const endIn = (time: number, message: string) => {
      clearTimeout(limit);
      limit = setTimeout(() => end(new Error(message)), time);
    };
    const make: Make = (exporter, design, assets, progress, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        clearTimeout(limit);
        const id = ++lastId;
        jobs.set(id, { progress, resolve, reject });
        signal.addEventListener('abort', () => {
          if (!jobs.delete(id)) return;
          reject(signal.reason);
          if (jobs.size === 0) end(signal.reason);
        });
        worker.postMessage({ id, exporter, design, assets } satisfies ToExports);
      });
    worker.addEventListener('message', ({ data }: MessageEvent<FromExports>) => {
      if ('isReady' in data) {
        endIn(IDLE, 'The worker of exports had nothing to do.');
        isStarted = true;
        started(make);
        return;
      }
      const job = jobs.get(data.id);
      if (job && 'ratio' in data) job.progress(data.ratio);
      if (!job || 'ratio' in data) return;
      jobs.delete(data.id);
      if ('made' in data) job.resolve(data.made);
      else job.reject(new Error(data.fault));
      if (jobs.size === 0) endIn(IDLE, 'The worker of exports had nothing to do.');
    });
    worker.addEventListener('error', ({ message }) =>
      end(new Error(`The worker of exports failed: ${message || 'it could not be loaded'}.`)),
    );
    endIn(START, 'The worker of exports did not start in time.');
  });
}
