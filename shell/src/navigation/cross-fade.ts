/** Whether the browser can fade from page to page and the visitor welcomes motion. */
export function mayFade(): boolean {
  return (
    'startViewTransition' in document &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/**
 * Fades from what is on the screen to what a change makes of it. The change waits for one frame, not for the fade,
 * and comes even if the browser gives the fade up, as it does in a hidden tab or for the next fade.
 */
export function crossFade(change: () => void): void {
  const { ready, finished } = document.startViewTransition(change);
  const givenUp = () => {};
  ready.catch(givenUp);
  finished.catch(givenUp);
}
