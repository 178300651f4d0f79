import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { fitIn, freeNames } from '../../../designer/edit/fit-in';
import type { AppDesign, Screen } from '../../../designer/model/app-design';
import type { Component } from '../../../designer/model/components';
import { isWide } from '../../../designer/render/draw';
import { DrawBoundary } from '../../../designer/render/draw-boundary';
import { drawInRole } from '../../../designer/render/in-role';
import { gutter } from '../../../designer/render/spacing';
import { stillPhone } from '../../../designer/render/still-phone';
import { useDrawable } from '../../../designer/render/use-drawable';
import { useTurn } from '../../../designer/render/use-turn';

/** Relative to the phone's width of 390 px. */
const SCALE = 0.34;

interface PartPictureProps {
  design: AppDesign;
  screen: Screen;
  component: Component;
}

function useNear() {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, isNear };
}

export const PartPicture = memo(function PartPicture(props: PartPictureProps) {
  const { box, isNear } = useNear();
  const { palette } = props.design.look;
  return (
    <span
      ref={box}
      className="chat-offer-picture"
      aria-hidden="true"
      inert
      style={{ backgroundColor: palette.background }}
    >
      {isNear && <Waiting {...props} />}
    </span>
  );
});

/** Renders pictures one after another. */
const Waiting = (props: PartPictureProps) => useTurn(props.component, true) && <Drawn {...props} />;

function Drawn({ design, screen, component }: PartPictureProps) {
  const { after, part } = useMemo(() => {
    const fitted = fitIn(design, [component], freeNames(design, [component]))?.[0] ?? component;
    const own = { ...screen, components: [...screen.components, fitted] };
    const screens = design.screens.map((each) => (each.id === screen.id ? own : each));
    return { part: fitted, after: { ...design, screens } };
  }, [design, screen, component]);
  const alone = useMemo(
    () => ({ ...design, screens: [{ ...screen, components: [part] }] }),
    [design, screen, part],
  );
  const isReady = useDrawable(alone, screen.id);
  const side = isWide(part.type) ? 0 : gutter;
  return (
    <span style={{ width: 390, paddingInline: side, transform: `scale(${SCALE})` }}>
      {isReady && (
        <DrawBoundary of={alone} fallback={null}>
          {drawInRole(part, stillPhone(after, screen.id, 'live'))}
        </DrawBoundary>
      )}
    </span>
  );
}
