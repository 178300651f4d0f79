import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  children: ReactNode;
  /** 560 or 992 px. */
  width?: 'medium' | 'wide';
  ground?: 'page' | 'night';
  /** Remote whose classes the content uses: the dialog renders outside of that remote's element. */
  mfe?: string;
  className?: string;
}

/** A modal dialog by Base UI. Load it on demand, with the first press of its trigger. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    titleHidden,
    description,
    children,
    width = 'medium',
    ground = 'page',
  } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal data-mfe={props.mfe}>
        <Base.Backdrop className="ui-scrim" />
        <Base.Popup
          className={cx('ui-dialog', props.className)}
          data-width={width}
          data-ground={ground}
        >
          <div className={titleHidden && !description ? 'sr-only' : 'ui-dialog-head'}>
            <Base.Title className={titleHidden ? 'sr-only' : undefined}>{title}</Base.Title>
            {description && <Base.Description>{description}</Base.Description>}
          </div>
          {children}
          <Base.Close
            className="ui-dialog-close ui-button"
            data-kind="quiet"
            data-shape="square"
            data-size="medium"
            aria-label="Close"
          >
            <X aria-hidden="true" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
