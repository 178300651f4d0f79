import { Button, type ButtonLook } from '@appling/ui/button';
import { Chip } from '@appling/ui/chip';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useListener } from './use-listener';

interface DisclosureProps {
  /** With `iconOnly` only for screen readers. */
  label: string;
  icon?: ReactNode;
  iconOnly?: boolean;
  /** Accessible name, if the label is insufficient. */
  spoken?: string;
  isChip?: boolean;
  size?: ButtonLook['size'];
  /** Classes that position the box. */
  place: string;
  children: ReactNode;
}

/** Escape, a press outside or moving focus away closes it. */
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
        // Focusable, so that a press on plain content does not close the box.
        <div id={id} tabIndex={-1} className={`chat-disclosure-box ${place}`}>
          {children}
        </div>
      )}
    </div>
  );
}
