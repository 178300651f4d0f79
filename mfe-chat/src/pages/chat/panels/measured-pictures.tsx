import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MeasuredScreen } from '../../../designer/export/measure/layers';
import { readScreen } from '../../../designer/export/measure/read-screen';
import type { AppDesign, Screen } from '../../../designer/model/app-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';

interface MeasuredPicturesProps {
  design: AppDesign;
  /** It was measured before and is drawn only. */
  isKnown: boolean;
  onMeasured: (screens: readonly MeasuredScreen[]) => void;
  onFailed: (error: unknown) => void;
}

/** Screens to measure per frame, a compromise between speed and responsiveness. */
const AT_ONCE = 2;

/** At full size, because scaling changes the last digits. */
function readThumbnail(screen: HTMLElement, name: string): MeasuredScreen {
  const { style } = screen.parentElement ?? screen;
  const { transform } = style;
  style.transform = 'scale(1)';
  try {
    return readScreen(screen, name);
  } finally {
    style.transform = transform;
  }
}

/**
 * Only this part of exporting runs on the main thread, because workers have no layout.
 * It measures a few screens at a time, so that the page stays responsive.
 */
export const MeasuredPictures = memo(function MeasuredPictures({
  design,
  isKnown,
  onMeasured,
  onFailed,
}: MeasuredPicturesProps) {
  /** Drawn versions by screen; a changed design waits for its turn. */
  const [drawn, setDrawn] = useState<Readonly<Record<string, AppDesign>>>({});
  const pictures = useRef<HTMLDivElement>(null);
  /** Undefined when idle. */
  const read = useRef<MeasuredScreen[]>(undefined);
  const draw = useCallback(
    (screens: readonly Screen[]) => {
      const changed = Object.fromEntries(screens.map(({ id }) => [id, design]));
      setDrawn((all) => ({ ...all, ...changed }));
    },
    [design],
  );
  const fail = useCallback(
    (error: unknown) => {
      read.current = undefined;
      onFailed(error);
      draw(design.screens);
    },
    [design, draw, onFailed],
  );
  useEffect(() => {
    let isWanted = true;
    read.current = isKnown ? undefined : [];
    makeDrawable(design).then(
      () => isWanted && draw(isKnown ? design.screens : design.screens.slice(0, AT_ONCE)),
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [design, isKnown, draw, fail]);
  // Measures before paint, which avoids another layout.
  useLayoutEffect(() => {
    const at = read.current?.length ?? 0;
    const due = design.screens.slice(at, at + AT_ONCE);
    if (!read.current || due.length === 0) return undefined;
    if (due.some(({ id }) => drawn[id] !== design)) return undefined;
    let isWanted = true;
    const shown = due.map((_, nth) =>
      pictures.current?.children[at + nth]?.querySelector<HTMLElement>('[data-screen]'),
    );
    const measure = () => {
      if (!isWanted) return;
      const screens = due.map(({ name }, nth) => {
        const picture = shown[nth];
        if (!picture) throw new Error(`${name} cannot be drawn.`);
        return readThumbnail(picture, name);
      });
      const all = [...(read.current ?? []), ...screens];
      read.current = all;
      if (all.length < design.screens.length)
        draw(design.screens.slice(all.length, all.length + AT_ONCE));
      else onMeasured(all);
    };
    // Layout triggers the loading of fonts.
    shown[0]?.getBoundingClientRect();
    void document.fonts.ready.then(measure).catch(fail);
    return () => {
      isWanted = false;
    };
  }, [design, drawn, draw, fail, onMeasured]);
  return (
    <div ref={pictures} className="chat-export-pictures">
      {design.screens.map(({ id }) => (
        <div key={id}>
          {drawn[id] && (
            <ScreenThumbnail design={drawn[id]} screenId={id} scale={0.13} canWait={isKnown} />
          )}
        </div>
      ))}
    </div>
  );
});
