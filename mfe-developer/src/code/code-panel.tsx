import { useRef } from 'react';
import { CodeBlock } from './code-block';
import { CopyButton, type CopyWords } from './copy-button';
import type { SampleName } from './samples';
import { codeLines } from './samples.generated';

interface CodePanelProps {
  sample: SampleName;
  /** Shown in the header when there are no tabs. */
  title: string;
  /** Description for screen readers. */
  label: string;
  copyWords: CopyWords;
}

export function CodePanel({ sample, title, label, copyWords }: CodePanelProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div data-ground="night">
      <div className="code-head justify-between pr-3 pl-6">
        <span className="code-title">{title}</span>
        <CopyButton source={code} what={label} words={copyWords} />
      </div>
      <CodeBlock lines={codeLines[sample]} label={label} codeRef={code} isNumbered />
    </div>
  );
}
