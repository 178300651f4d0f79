import { PhoneFrame, type PhoneScale } from '@appling/ui/phone-frame';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { AppDesign, Screen } from '../model/app-design';
import { screenOf } from '../model/find';
import { DrawBoundary } from './draw-boundary';
import { isDrawable } from './drawable';
import { openingOf } from './opening';
import { PhoneScreen } from './phone-screen';
import { usePhone } from './phone-state';
import { Toast } from './toast';
import { useDrawable } from './use-drawable';
import { useFocusFollows } from './use-focus-follows';
import { useMounted } from './use-mounted';

const UNDRAWABLE = 'This screen cannot be drawn. Undo, or open another design.';

interface PhonePreviewProps {
  design: AppDesign;
  /** Controlled by the owner, so that thumbnails and taps agree. */
  screenId: string;
  onNavigate: (screenId: string) => void;
  /** Default: `--phone-scale` by class. */
  scale?: PhoneScale;
  className?: string;
  /** Draws a new app in two steps, so that the first appears soon: see `useSeen`. */
  isComing?: boolean;
}

/** Palettes are inline styles, which prerendered HTML must not contain, so the frame is prerendered empty. */
export function PhonePreview({
  design,
  screenId,
  onNavigate,
  scale,
  className,
  isComing = false,
}: PhonePreviewProps) {
  const mounted = useMounted();
  const opening = useMemo(() => openingOf(screenOf(design, screenId)), [design, screenId]);
  const isReady = useDrawable(design, screenId);
  return (
    <PhoneFrame {...(scale ? { scale } : {})} {...(className ? { className } : {})}>
      {mounted && (isReady || isDrawable({ screens: [opening] })) && (
        <DrawBoundary of={opening} fallback={<p style={{ padding: 40 }}>{UNDRAWABLE}</p>}>
          <LivePhone
            key={design.id}
            design={design}
            screenId={screenId}
            onNavigate={onNavigate}
            isComing={isComing}
            isReady={isReady}
          />
        </DrawBoundary>
      )}
    </PhoneFrame>
  );
}

/** False until the browser has painted the first step. */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setSeen(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSeen;
}

/** A new app shows its tabs last, when their screens are drawn. */
const seenFirst = (screen: Screen, isComing: boolean): Screen =>
  isComing ? { ...openingOf(screen), tabBar: false } : openingOf(screen);

interface LivePhoneProps extends Omit<PhonePreviewProps, 'scale' | 'className'> {
  isComing: boolean;
  isReady: boolean;
}

function LivePhone({ design, screenId, onNavigate, isComing, isReady }: LivePhoneProps) {
  const isSeen = useSeen();
  const isWhole = isReady && (isSeen || !isComing);
  const { phone, said } = usePhone({ design, screenId, onNavigate });
  const place = useFocusFollows(screenId);

  // Skips re-rendering when the phone's props did not change.
  const screen = useMemo(
    () => (
      <PhoneScreen
        key={phone.screen.id}
        phone={isWhole ? phone : { ...phone, screen: seenFirst(phone.screen, isComing) }}
      />
    ),
    [phone, isWhole, isComing],
  );
  return (
    <div
      ref={place}
      role="group"
      aria-label={`${design.name}, ${phone.screen.name}`}
      tabIndex={-1}
      style={{
        position: 'relative',
        width: 390,
        height: 844,
        outline: 'none',
        color: phone.paint.on(phone.screen.ground),
      }}
    >
      {screen}
      <Toast phone={phone} said={said} />
    </div>
  );
}
