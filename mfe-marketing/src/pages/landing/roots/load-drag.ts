/** Fetches what dragging needs (45 kB) when the visitor comes near; until then the cards just stand there. */
export async function loadDrag(region: Element | null) {
  if (region) await nearby(region);
  const { domMax } = await import(/* webpackChunkName: "landing-drag" */ './drag-features');
  return domMax;
}

function nearby(region: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '600px' },
    );
    observer.observe(region);
  });
}
