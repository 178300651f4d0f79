/** Times in ms since navigation start. */
export interface Sight {
  firstPaint: number;
  largestPaint: number;
  /** Start of the text, or address of the image, of the largest paint. */
  largest: string;
  /** Sum of layout shifts without user input. */
  shift: number;
  longTasks: { start: number; end: number }[];
  /** Frames longer than 50 ms: time in scripts, and in style, layout and paint. */
  longFrames: { start: number; script: number; rendering: number }[];
  /** The shell is hydrated. */
  frameLive: number;
  /** The page is hydrated. */
  pageLive: number;
}

/** Runs in the page before its own scripts. */
export function observe(): void {
  const sight: Sight = {
    firstPaint: 0,
    largestPaint: 0,
    largest: '',
    shift: 0,
    longTasks: [],
    longFrames: [],
    frameLive: 0,
    pageLive: 0,
  };
  Object.assign(window, { sight });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') sight.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element | null; url: string };
    sight.largestPaint = entry.startTime;
    sight.largest = url || (element?.textContent ?? '').slice(0, 60);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) sight.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    sight.longTasks.push({ start: startTime, end: startTime + duration });
  });
  watch('long-animation-frame', (entry) => {
    const { startTime, duration, styleAndLayoutStart, scripts } = entry as PerformanceEntry & {
      styleAndLayoutStart: number;
      scripts: readonly { duration: number; forcedStyleAndLayoutDuration: number }[];
    };
    const forced = scripts.reduce((sum, script) => sum + script.forcedStyleAndLayoutDuration, 0);
    const run = scripts.reduce((sum, script) => sum + script.duration, 0);
    const drawn = styleAndLayoutStart > 0 ? startTime + duration - styleAndLayoutStart : 0;
    sight.longFrames.push({ start: startTime, script: run - forced, rendering: drawn + forced });
  });
  // React stores an element's props on it once it handles the element's events.
  const isLive = (selector: string) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };
  const ask = () => {
    if (sight.frameLive === 0 && isLive('#root > a')) sight.frameLive = performance.now();
    if (sight.pageLive === 0 && isLive('main h1')) sight.pageLive = performance.now();
    if (sight.frameLive === 0 || sight.pageLive === 0) setTimeout(ask, 8);
  };
  ask();
}
