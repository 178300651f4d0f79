import { useRef } from 'react';
import { ScrollBox } from '../sections/scroll-box';
import { CopyButton, type CopyWords } from './copy-button';

interface CommandLineProps {
  command: string;
  /** Description for screen readers. */
  label: string;
  copyWords: CopyWords;
  /** Draws a prompt, which is not copied. */
  hasPrompt?: boolean;
}

export function CommandLine({ command, label, copyWords, hasPrompt }: CommandLineProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="command-line" data-prompt={hasPrompt} data-ground="night">
      <ScrollBox label={label}>
        <pre>
          <code ref={code}>{command}</code>
        </pre>
      </ScrollBox>
      <CopyButton source={code} what={label} words={copyWords} isIconOnly />
    </div>
  );
}
