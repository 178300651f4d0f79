import { useEffect, useRef, useState, type RefObject } from 'react';
import { trapFocus } from './trap-focus';

interface ModalDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Controls a native modal dialog, which restores focus and closes on Escape; a press on the scrim closes it too. */
export function useModalDialog(): ModalDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onClick = (event: Event) => {
      if (event.target === element) element.close();
    };
    const onClose = () => setOpen(false);
    element.addEventListener('click', onClick);
    element.addEventListener('close', onClose);
    element.addEventListener('keydown', trapFocus);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('close', onClose);
      element.removeEventListener('keydown', trapFocus);
    };
  }, []);

  return {
    dialog,
    isOpen,
    open: () => {
      dialog.current?.showModal();
      setOpen(true);
    },
    close: () => dialog.current?.close(),
  };
}
