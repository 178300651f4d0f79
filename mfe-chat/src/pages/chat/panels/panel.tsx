import { Button } from '@appling/ui/button';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListener } from '../use-listener';

interface PanelProps {
  id: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible at the bottom. */
  foot?: ReactNode;
  /** Label of the close button in panels without `foot`. */
  done?: string;
  isTall?: boolean;
}

const words = {
  close: 'Close',
  taller: 'Show more of this panel',
  shorter: 'Show less of this panel',
};

/** Opens beside the phone or as a sheet below; receives focus, and Escape closes it. */
export function Panel({ id, title, onClose, children, foot, done, ...given }: PanelProps) {
  const [isMade, setTall] = useState(false);
  const isTall = isMade || given.isTall === true;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const panel = useRef<HTMLElement>(null);
  useListener(panel, 'keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  return (
    <section
      ref={panel}
      id={id}
      aria-labelledby={`${id}-title`}
      className="chat-panel"
      data-tall={isTall || undefined}
    >
      <header className="chat-panel-head">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-heading-2 outline-none">
          {title}
        </h2>
        <Button kind="quiet" size="small" iconOnly aria-label={words.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <button
        type="button"
        className="chat-panel-handle"
        aria-expanded={isTall}
        aria-label={isTall ? words.shorter : words.taller}
        onClick={() => setTall(!isTall)}
      />
      <div className="chat-panel-body">{children}</div>
      {(foot || done) && (
        <footer className="chat-panel-foot">
          {foot ?? (
            <Button kind="strong" className="col-span-full" onClick={onClose}>
              {done}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}
