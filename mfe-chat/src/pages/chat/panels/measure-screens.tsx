import { useEffect, useRef, useState } from 'react';
import type { MeasuredScreen } from '../../../designer/export/measure/layers';
import { readScreen } from '../../../designer/export/measure/read-screen';
import type { AppDesign } from '../../../designer/model/app-design';
import { DrawBoundary } from '../../../designer/render/draw-boundary';
import { makeDrawable } from '../../../designer/render/drawable';
import { PhoneScreen } from '../../../designer/render/phone-screen';
import { stillPhone } from '../../../designer/render/still-phone';

interface MeasureScreensProps {
  design: AppDesign;
  onMeasured: (screens: readonly MeasuredScreen[]) => void;
  onFailed: (error: unknown) => void;
}

/**
 * Lays the screens out at their own size, out of sight: what they are made of is read from what the browser did. Of all
 * exports only this runs on the page's thread, since workers have no document to lay out; screen by screen, so that the
 * page may answer a tap between two of them.
 */
export function MeasureScreens({ design, onMeasured, onFailed }: MeasureScreensProps) {
  const [at, setAt] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const read = useRef<MeasuredScreen[]>([]);
  useEffect(() => {
    makeDrawable(design).then(() => setAt(0), onFailed);
  }, [design, onFailed]);
  const screen = at === undefined ? undefined : design.screens[at];
  useEffect(() => {
    if (!screen || at === undefined) return undefined;
    let turn: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const measure = () => {
      const shown = place.current?.querySelector<HTMLElement>('[data-screen]');
      if (!isWanted) return;
      if (!shown) {
        onFailed(new Error(`${screen.name} cannot be drawn.`));
        return;
      }
      read.current[at] = readScreen(shown, screen.name);
      if (at + 1 < design.screens.length) turn = setTimeout(() => setAt(at + 1));
      else onMeasured(read.current);
    };
    // Fonts are asked for by the letters that were just laid out.
    void document.fonts.ready.then(measure).catch(onFailed);
    return () => {
      isWanted = false;
      clearTimeout(turn);
    };
  }, [design, screen, at, onMeasured, onFailed]);
  if (!screen) return null;
  return (
    <div ref={place} aria-hidden="true" inert className="chat-measured">
      <DrawBoundary of={screen} fallback={null}>
        <PhoneScreen phone={stillPhone(design, screen.id, 'live')} />
      </DrawBoundary>
    </div>
  );
}
