import { useCallback, useEffect, useRef, useState } from 'react';
import type { MeasuredScreen } from '../../../designer/export/measure/layers';
import { readScreen } from '../../../designer/export/measure/read-screen';
import type { AppDesign, Screen } from '../../../designer/model/app-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';

interface MeasuredPicturesProps {
  design: AppDesign;
  onMeasured: (screens: readonly MeasuredScreen[]) => void;
  onFailed: (error: unknown) => void;
}

/** Reads a thumbnail at its full size: numbers that are scaled down and up again differ in their last digits. */
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
 * Shows the screens in small and reads what they are made of from what the browser did. Of all exports only this runs on
 * the page's thread, since workers have no document to lay out; screen by screen, so that the page may answer a tap
 * between two of them.
 */
export function MeasuredPictures({ design, onMeasured, onFailed }: MeasuredPicturesProps) {
  /** What the picture of each screen shows: a design that has changed waits for its turn. */
  const [drawn, setDrawn] = useState<Readonly<Record<string, AppDesign>>>({});
  const pictures = useRef<HTMLDivElement>(null);
  /** Undefined when there is nothing to read. */
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
    read.current = [];
    makeDrawable(design).then(
      () => isWanted && draw(design.screens.slice(0, 1)),
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [design, draw, fail]);
  useEffect(() => {
    const at = read.current?.length ?? 0;
    const screen = design.screens[at];
    if (!read.current || !screen || drawn[screen.id] !== design) return undefined;
    let isWanted = true;
    const measure = () => {
      if (!isWanted) return;
      const shown = pictures.current?.children[at]?.querySelector<HTMLElement>('[data-screen]');
      if (!shown) throw new Error(`${screen.name} cannot be drawn.`);
      const screens = [...(read.current ?? []), readThumbnail(shown, screen.name)];
      read.current = screens;
      if (screens.length < design.screens.length) draw(design.screens.slice(at + 1, at + 2));
      else onMeasured(screens);
    };
    // Fonts are asked for by the letters that were just laid out.
    void document.fonts.ready.then(measure).catch(fail);
    return () => {
      isWanted = false;
    };
  }, [design, drawn, draw, fail, onMeasured]);
  return (
    <div ref={pictures} className="chat-export-pictures">
      {design.screens.map(({ id }) => (
        <div key={id}>
          {drawn[id] && <ScreenThumbnail design={drawn[id]} screenId={id} scale={0.13} />}
        </div>
      ))}
    </div>
  );
}
