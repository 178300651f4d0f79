import { memo } from 'react';
import type { AppDesign } from '../model/app-design';
import { DrawBoundary } from './draw-boundary';
import { PhoneScreen } from './phone-screen';
import { stillPhone } from './still-phone';
import { useDrawable } from './use-drawable';
import { useMounted } from './use-mounted';
import { useTurn } from './use-turn';

interface ScreenThumbnailProps {
  design: AppDesign;
  screenId: string;
  /** 1 is 390 × 844 px. */
  scale: number;
  /** Waits until more important parts are drawn. */
  canWait?: boolean;
}

/** Inert and hidden from assistive technology; the owner provides a name. */
export const ScreenThumbnail = memo(function ScreenThumbnail({
  design,
  screenId,
  scale,
  canWait = false,
}: ScreenThumbnailProps) {
  const mounted = useMounted();
  const shown = useTurn(design, canWait);
  const isDrawable = useDrawable(shown ?? design, screenId);
  const size = { width: Math.round(390 * scale), height: Math.round(844 * scale) };
  if (!mounted) return <span aria-hidden="true" />;
  return (
    <span
      aria-hidden="true"
      inert
      style={{
        ...size,
        display: 'block',
        overflow: 'hidden',
        contain: 'strict',
        borderRadius: Math.round(46 * scale),
        userSelect: 'none',
      }}
    >
      <span
        style={{
          display: 'block',
          width: 390,
          height: 844,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      >
        {isDrawable && shown?.id === design.id && (
          <DrawBoundary of={shown} fallback={null}>
            <Picture design={shown} screenId={screenId} />
          </DrawBoundary>
        )}
      </span>
    </span>
  );
});

const Picture = memo(function Picture({
  design,
  screenId,
}: Pick<ScreenThumbnailProps, 'design' | 'screenId'>) {
  return <PhoneScreen phone={stillPhone(design, screenId, 'live')} />;
});
