import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

/** The sizes that the design uses, as shares of 410 × 864 px. */
export type PhoneScale =
  'hero' | 'stage' | 'steps' | 'auth' | 'half' | 'garden' | 'phone-hero' | 'thumb';

/** Props of {@link PhoneFrame}. */
export interface PhoneFrameProps {
  /**
   * hero .80, stage .875, steps .72, auth .66, half .74, garden .50, phone-hero .54, thumb .18.
   * Leave it out and set `--phone-scale` by class, e.g. `[--phone-scale:.5] lg:[--phone-scale:.66]`.
   */
  scale?: PhoneScale;
  /** What is on the screen: 390 × 844 px at its upper left. A direct `<img>` is sized. */
  children: ReactNode;
  /** Draws the island, which pictures of a screen leave free. */
  island?: boolean;
  /** Draws the home bar, dark or light like the text of the ground below it. */
  homeBar?: 'dark' | 'light';
  /** `span` inside a button, which may hold no blocks. */
  as?: 'div' | 'span';
  className?: string;
}

/** One phone around every picture of an app. Its box has the scaled size, so that nothing moves around it. */
export function PhoneFrame({
  scale,
  children,
  island = true,
  homeBar,
  as: Box = 'div',
  className,
}: PhoneFrameProps) {
  return (
    <Box className={cx('ui-phone', className)} data-scale={scale}>
      <Box className="ui-phone-body">
        <Box className="ui-phone-screen">{children}</Box>
        {island && <span className="ui-phone-island" aria-hidden="true" />}
        {homeBar && <span className="ui-phone-home" data-tone={homeBar} aria-hidden="true" />}
      </Box>
    </Box>
  );
}
