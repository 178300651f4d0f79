export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Runs a task once the page has loaded and the main thread is idle; returns a function that cancels it.
 *
 * @param latest ms after which it also runs on a busy page
 * @param instead ms to wait without `requestIdleCallback`, as in Safari
 */
export function whenIdle(task: () => void, latest = 4000, instead = 1500): () => void {
  let isOver = false;
  const run = () => {
    if (!isOver) task();
  };
  const plan = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latest });
    else setTimeout(run, instead);
  };
  if (document.readyState === 'complete') plan();
  else addEventListener('load', plan, { once: true });
  return () => {
    isOver = true;
    removeEventListener('load', plan);
  };
}
