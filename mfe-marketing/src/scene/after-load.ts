/** Calls back once the page has loaded and the browser is idle. Returns what cancels it. */
export function afterLoad(callback: () => void): () => void {
  let idle: number | undefined;
  const whenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      idle = window.requestIdleCallback(callback, { timeout: 4000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => {
    window.removeEventListener('load', whenIdle);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
