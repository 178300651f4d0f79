import type { Packed } from '../../../designer/export/make-export';
import type { FromExports, Make, ToExports } from './exports-messages';

/** What a Worker and a test's stand-in have in common. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Longest wait for a worker to start, in ms. */
const START = 10_000;
/** A worker that had nothing to do for so long is given back, in ms. */
const IDLE = 5000;

interface Job {
  progress: (ratio: number) => void;
  resolve: (made: Packed) => void;
  reject: (error: unknown) => void;
}

/**
 * Exports behind a worker. When the only one that it is at is called off, the worker ends with it.
 *
 * @param onEnd told when a worker that did start is of no use any more
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
