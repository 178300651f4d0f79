import { Button, type ButtonLook } from '@appling/shared/ui/button';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';

interface DisclosureProps {
  /** Name of the button; with `iconOnly` for screen readers. */
  label: string;
  icon: ReactNode;
  iconOnly?: boolean;
  size?: ButtonLook['size'];
  /** Where the box opens, in classes. */
  place: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small box beside it. Escape, a press elsewhere or moving on closes it. */
export function Disclosure(props: DisclosureProps) {
  const { label, icon, iconOnly = false, size = 'small', place, children } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    <div className="relative" onBlur={leave} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        kind="quiet"
        size={size}
        iconOnly={iconOnly}
        iconStart={icon}
        aria-label={iconOnly ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {!iconOnly && label}
      </Button>
      {isOpen && (
        <div
          id={id}
          // Keeps the focus inside when something that takes none is pressed.
          tabIndex={-1}
          className={`absolute z-30 rounded-panel border border-line bg-surface p-2 shadow-soft outline-none ${place}`}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
