import { PhoneFrame, type PhoneScale } from '@appling/shared/ui/phone-frame';
import { useEffect, useRef } from 'react';
import type { AppDesign } from '../model/app-design';
import { PhoneScreen } from './phone-screen';
import { usePhone } from './phone-state';
import { Box, Text } from './primitives';
import { useDrawable } from './use-drawable';
import { useMounted } from './use-mounted';

interface PhonePreviewProps {
  design: AppDesign;
  /** The screen on show; the owner keeps it, so that thumbnails and taps agree. */
  screenId: string;
  onNavigate: (screenId: string) => void;
  /** A size of the frame; without it, `--phone-scale` by class. */
  scale?: PhoneScale;
  className?: string;
}

/** A phone that works. Palettes are inline styles, so nothing of it is in served HTML: the frame waits empty. */
export function PhonePreview({
  design,
  screenId,
  onNavigate,
  scale,
  className,
}: PhonePreviewProps) {
  const mounted = useMounted();
  const isDrawable = useDrawable(design);
  return (
    <PhoneFrame {...(scale ? { scale } : {})} {...(className ? { className } : {})}>
      {mounted && isDrawable && (
        <LivePhone key={design.id} design={design} screenId={screenId} onNavigate={onNavigate} />
      )}
    </PhoneFrame>
  );
}

function LivePhone({
  design,
  screenId,
  onNavigate,
}: Omit<PhonePreviewProps, 'scale' | 'className'>) {
  const { phone, said } = usePhone({ design, screenId, onNavigate });
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(screenId);

  // A tap that changes the screen takes its own button away: focus follows to the new screen, never to the page.
  useEffect(() => {
    const changed = shown.current !== screenId;
    shown.current = screenId;
    if (
      changed &&
      (document.activeElement === document.body || place.current?.contains(document.activeElement))
    ) {
      place.current?.focus({ preventScroll: true });
    }
  }, [screenId]);

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
      <PhoneScreen key={phone.screen.id} phone={phone} />
      <Box
        as="div"
        role="status"
        style={{
          position: 'absolute',
          left: 22,
          right: 22,
          bottom: 100,
          alignItems: 'center',
          pointerEvents: 'none',
        }}
      >
        {said && (
          <Box style={{ padding: '12px 18px 12px 18px', ...phone.paint.fill('accent', 'control') }}>
            <Text phone={phone} on="accent" size={15} weight={600}>
              {said}
            </Text>
          </Box>
        )}
      </Box>
    </div>
  );
}
