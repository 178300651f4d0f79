/** Times in ms since navigation start. */
export interface FileTime {
  file: string;
  phase: 'container' | 'script' | 'sheet' | 'other';
  start: number;
  duration: number;
  /** Bytes over the network; 0 when cached. */
  bytes: number;
}

export interface ReleaseTimes {
  remote: string;
  release: string;
  files: FileTime[];
  /** End of the last script. */
  end: number;
}

const FILE = /\/r\/([a-z][a-z0-9-]*)\/([a-z0-9]+)\/([^/?]+)/;

export function readLoadTimes(
  entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[],
): ReleaseTimes[] {
  const releases = new Map<string, ReleaseTimes>();
  for (const { name, startTime, duration, transferSize } of entries) {
    const [, remote = '', release = '', file = ''] = FILE.exec(name) ?? [];
    if (!file) continue;
    const key = `${remote}/${release}`;
    const times = releases.get(key) ?? { remote, release, files: [], end: 0 };
    const phase = phaseOf(file);
    times.files.push({
      file,
      phase,
      start: Math.round(startTime),
      duration: Math.round(duration),
      bytes: transferSize,
    });
    if (phase === 'container' || phase === 'script') {
      times.end = Math.max(times.end, Math.round(startTime + duration));
    }
    releases.set(key, times);
  }
  return [...releases.values()];
}

function phaseOf(file: string): FileTime['phase'] {
  if (file.startsWith('remoteEntry')) return 'container';
  if (file.endsWith('.js')) return 'script';
  return file.endsWith('.css') ? 'sheet' : 'other';
}
