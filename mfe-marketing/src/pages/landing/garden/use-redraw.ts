import { useEffect, useRef, useState } from 'react';

/** Between one phone and the next, in ms, left to right. */
const REDRAW_STEP = 40;

/** Fetches and decodes a picture. One that cannot be had counts as ready: its own `<img>` says so. */
async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode?.().catch(() => {});
}

/** Starts loading the pictures of a style that the visitor may be about to choose. */
export function prefetch(urls: readonly string[]): void {
  for (const url of urls) void decode(url);
}

/**
 * The pictures to show: those of the chosen style, once all of them are decoded, one plot after the other.
 *
 * @param urls the pictures of the chosen style, one a plot; the same array for the same style
 */
export function useRedraw(urls: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(urls);
  const chosen = useRef(urls);

  useEffect(() => {
    if (chosen.current === urls) return;
    chosen.current = urls;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let isOver = false;
    void Promise.all(urls.map(decode)).then(() => {
      if (isOver) return;
      for (const [plot, url] of urls.entries()) {
        timers.push(
          setTimeout(() => setShown((current) => current.with(plot, url)), plot * REDRAW_STEP),
        );
      }
    });
    return () => {
      isOver = true;
      timers.forEach(clearTimeout);
    };
  }, [urls]);

  return shown;
}
