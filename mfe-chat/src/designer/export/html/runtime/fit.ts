/** In px. */
const phone = { width: 390, framed: 868 };

/** Fills a phone with the screen; larger windows show a frame around it. */
export function fit(element: HTMLElement): void {
  const { innerWidth: width, innerHeight: height } = window;
  const isNarrow = width <= 500;
  const isFull = isNarrow || height <= 560;
  const framed = isFull ? 1 : Math.min(1, (height - 32) / phone.framed);
  const zoom = isNarrow ? width / phone.width : framed;
  document.body.toggleAttribute('data-full', isFull);
  element.style.zoom = String(zoom);
  element.style.height = isFull ? `${height / zoom}px` : '';
}
