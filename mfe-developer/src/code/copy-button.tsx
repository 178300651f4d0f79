import { Button } from '@appling/ui/button';
import { VisuallyHidden } from '../sections/visually-hidden';
import { Check, Copy, TextSelect } from 'lucide-react';
import type { RefObject } from 'react';
import { type CopyState, useCopy } from './use-copy';

export interface CopyWords {
  idle: string;
  copied: string;
  selected: string;
  selectedOnMac: string;
}

interface CopyButtonProps {
  /** The element whose text is copied. */
  source: RefObject<HTMLElement | null>;
  /** Completes the button's name for screen readers: "Copy, Python code". */
  what: string;
  words: CopyWords;
  isIconOnly?: boolean;
}

const icons: Record<CopyState, React.ReactNode> = {
  idle: <Copy aria-hidden="true" />,
  copied: <Check aria-hidden="true" />,
  selected: <TextSelect aria-hidden="true" />,
};

export function CopyButton({ source, what, words, isIconOnly = false }: CopyButtonProps) {
  const { state, copy } = useCopy(source);
  const isMac = state === 'selected' && navigator.platform.startsWith('Mac');
  const said = isMac ? words.selectedOnMac : words[state];
  return (
    <span className="copy-button" data-icon={isIconOnly || undefined}>
      <Button
        size="small"
        kind={isIconOnly ? 'quiet' : 'primary'}
        iconOnly={isIconOnly}
        iconStart={icons[state]}
        onClick={() => void copy()}
      >
        {isIconOnly ? <VisuallyHidden>{words.idle}</VisuallyHidden> : said}
        <VisuallyHidden>, {what}</VisuallyHidden>
      </Button>
      <output className={isIconOnly ? 'copy-note' : 'sr-only'}>
        {state === 'idle' ? '' : said}
      </output>
    </span>
  );
}
