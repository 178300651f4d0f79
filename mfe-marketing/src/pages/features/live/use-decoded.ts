import { useEffect, useState } from 'react';

/** Returns the previous image until the next one is decoded, so that no blank frame shows. */
export function useDecoded(wanted: string): string {
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (wanted === shown) return;
    let isOver = false;
    const image = new Image();
    image.src = wanted;
    const show = () => {
      if (!isOver) setShown(wanted);
    };
    // The `<img>` itself shows that an image failed.
    void (image.decode?.() ?? Promise.resolve()).then(show, show);
    return () => {
      isOver = true;
    };
  }, [wanted, shown]);
  return shown;
}
