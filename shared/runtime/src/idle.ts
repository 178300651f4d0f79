export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Runs a task when the page is idle, after `latest` ms in any case, or `instead` ms without idle callbacks (Safari). */
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
