/** Element-scoped transitions animate the main part only, so header and footer need no snapshot. */
interface PageView extends HTMLElement {
  startViewTransition?: Document['startViewTransition'];
}

export function mayFade(): boolean {
  return (
    'startViewTransition' in document &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/** Runs a change with a fade, even if the browser skips the fade. `change` resolves once the document shows it. */
export function crossFade(change: () => Promise<void>): void {
  const stage = document.getElementById('main') as PageView | null;
  const { ready, finished } = stage?.startViewTransition
    ? stage.startViewTransition(() => changeIn(stage, change))
    : document.startViewTransition(change);
  const givenUp = () => {};
  ready.catch(givenUp);
  finished.catch(givenUp);
}

/** Keeps the old page's snapshot where the visitor saw it, although the element moves. */
async function changeIn(stage: PageView, change: () => Promise<void>): Promise<void> {
  const { top } = stage.getBoundingClientRect();
  await change();
  // Runs after scrolling in the page's first frame.
  requestAnimationFrame(() => {
    stage.style.setProperty('--fade-from', `${top - stage.getBoundingClientRect().top}px`);
  });
}
