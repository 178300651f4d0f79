import { useEffect, useState } from 'react';

/** The picture to show: the one before, until the wanted one is here and decoded. No blank in between. */
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
    // A picture that cannot be had is shown as such by its own <img>.
    void (image.decode?.() ?? Promise.resolve()).then(show, show);
    return () => {
      isOver = true;
    };
  }, [wanted, shown]);
  return shown;
}
