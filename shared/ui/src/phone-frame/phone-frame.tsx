import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

/** Sizes of the design, as ratios of 410 × 864 px. */
export type PhoneScale =
  'hero' | 'stage' | 'steps' | 'auth' | 'half' | 'garden' | 'phone-hero' | 'thumb';

export interface PhoneFrameProps {
  /** hero .80, stage .875, steps .72, auth .66, half .74, garden .50, phone-hero .54, thumb .18. Or set `--phone-scale`. */
  scale?: PhoneScale;
  /** Content of the screen: 390 × 844 px from its upper left. A direct `<img>` is sized. */
  children: ReactNode;
  island?: boolean;
  homeBar?: 'dark' | 'light';
  /** `span` inside a button, which must not contain blocks. */
  as?: 'div' | 'span';
  className?: string;
}

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
