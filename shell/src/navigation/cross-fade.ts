/** An element with a fade of its own: the header and the footer are neither styled anew nor pictured, only what changes. */
interface Stage extends HTMLElement {
  startViewTransition?: Document['startViewTransition'];
}

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
 *
 * @param change is over when what it makes stands in the document; nothing moves on the screen before that
 */
export function crossFade(change: () => Promise<void>): void {
  const stage = document.getElementById('main') as Stage | null;
  const { ready, finished } = stage?.startViewTransition
    ? stage.startViewTransition(() => changeIn(stage, change))
    : document.startViewTransition(change);
  const givenUp = () => {};
  ready.catch(givenUp);
  finished.catch(givenUp);
}

/** The picture of the old page belongs to the element: it stays where the visitor saw it, wherever that goes. */
async function changeIn(stage: Stage, change: () => Promise<void>): Promise<void> {
  const { top } = stage.getBoundingClientRect();
  await change();
  // After whatever scrolls in the page's first frame.
  requestAnimationFrame(() => {
    stage.style.setProperty('--fade-from', `${top - stage.getBoundingClientRect().top}px`);
  });
}
