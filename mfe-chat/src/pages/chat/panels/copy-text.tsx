import { Button } from '@appling/ui/button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface CopyTextProps {
  text: string;
  words: Readonly<Record<'copy' | 'copied' | 'copyByHand' | 'text', string>>;
  kind?: 'primary' | 'outline';
}

/** If copying is blocked, shows the text selected, with the keys to press. */
export function CopyText({ text, words, kind = 'outline' }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (outcome !== 'refused') return;
    area.current?.focus();
    area.current?.select();
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button
        kind={kind}
        size="small"
        iconStart={
          outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />
        }
        onClick={() => void copy()}
      >
        {words.copy}
      </Button>
      <p role="status" className="col-span-full text-small text-ink-muted">
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && words.copyByHand}
      </p>
      {outcome === 'refused' && (
        <textarea
          ref={area}
          readOnly
          aria-label={words.text}
          className="col-span-full h-24 rounded-field border border-line-strong bg-surface p-3 font-mono text-micro"
          value={text}
        />
      )}
    </>
  );
}
