import { Button, type ButtonLook } from '@appling/ui/button';
import { Chip } from '@appling/ui/chip';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useListener } from './use-listener';

interface DisclosureProps {
  /** Name of the button; with `iconOnly` for screen readers. */
  label: string;
  icon?: ReactNode;
  iconOnly?: boolean;
  /** What a screen reader says of it, where the label alone says too little. */
  spoken?: string;
  isChip?: boolean;
  size?: ButtonLook['size'];
  /** Where the box opens, in classes. */
  place: string;
  children: ReactNode;
}

/** A button that opens a small box beside it. Escape, a press elsewhere or moving on closes it. */
export function Disclosure(props: DisclosureProps) {
  const { label, icon, iconOnly = false, size = 'small', place, spoken, isChip, children } = props;
  const [isOpen, setOpen] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useListener(region, 'focusout', ({ relatedTarget }) => {
    if (!region.current?.contains(relatedTarget as Node | null)) setOpen(false);
  });
  useListener(region, 'keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  });
  const state = {
    'aria-label': spoken ?? (iconOnly ? label : undefined),
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <div ref={region} className="chat-disclosure">
      {isChip ? (
        <Chip ref={button} size="small" {...state}>
          <bdi>{label}</bdi>
          <ChevronDown />
        </Chip>
      ) : (
        <Button
          ref={button}
          kind="quiet"
          size={size}
          iconOnly={iconOnly}
          iconStart={icon}
          {...state}
        >
          {!iconOnly && label}
        </Button>
      )}
      {isOpen && (
        // Takes the focus when something in it that takes none is pressed, so that it stays open.
        <div id={id} tabIndex={-1} className={`chat-disclosure-box ${place}`}>
          {children}
        </div>
      )}
    </div>
  );
}
