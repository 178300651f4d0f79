import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { AppDesign } from '../../../designer/model/app-design';
import { screenSvg } from './screen-svg';

/** Null says that a file could not be made. */
type Made = Blob | null | undefined;

/** Makes a file again for every design, and forgets one that comes too late. */
function useMade(design: AppDesign, make: (design: AppDesign) => Promise<Blob>): Made {
  const [made, setMade] = useState<{ of: AppDesign; file: Blob | null }>();
  useEffect(() => {
    let isWanted = true;
    const keep = (file: Blob | null) => {
      if (isWanted) setMade({ of: design, file });
    };
    make(design).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [design, make]);
  return made?.of === design ? made.file : undefined;
}

async function makeHtml(design: AppDesign): Promise<Blob> {
  const { writeHtml } = await import('../../../designer/export/write-html');
  return new Blob([await writeHtml(design)], { type: 'text/html' });
}

export const useHtmlFile = (design: AppDesign): Made => useMade(design, makeHtml);

/** Pictures are taken from the screens in `place` as the browser has laid them out. */
export function usePictures(design: AppDesign, place: RefObject<HTMLElement | null>): Made {
  const make = useCallback(
    async ({ name: app, screens }: AppDesign) => {
      const { zipScreens } = await import('../../../designer/export/zip-screens');
      const drawn = screens.flatMap(({ id, name }) => {
        const shown = place.current?.querySelector(`[data-screen="${id}"]`);
        return shown ? [{ name, svg: screenSvg(shown, name, `${app}, ${name}`) }] : [];
      });
      return new Blob([zipScreens(drawn)], { type: 'application/zip' });
    },
    [place],
  );
  return useMade(design, make);
}
