import { useEffect, useRef, useState } from 'react';

/** Ms between two phones. */
const REDRAW_STEP = 40;

/** Resolves when the image is decoded or failed; its `<img>` shows a failure. */
async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode?.().catch(() => {});
}

export function prefetch(urls: readonly string[]): void {
  for (const url of urls) void decode(url);
}

/** Returns the pictures to show: a style's, plot by plot, once all are decoded. Pass the same array per style. */
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
