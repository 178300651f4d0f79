import { useRef } from 'react';
import { ScrollBox } from '../sections/scroll-box';
import { CopyButton, type CopyWords } from './copy-button';

interface CommandLineProps {
  command: string;
  /** What it is, for those who hear it. */
  label: string;
  copyWords: CopyWords;
  /** After a prompt, which is drawn and never copied. */
  hasPrompt?: boolean;
}

/** One line to take along: a command, an address. */
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
