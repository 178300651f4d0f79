import { cx } from '@appling/ui/cx';
import type { Ref } from 'react';
import { ScrollBox } from '../sections/scroll-box';
import type { CodeKind, CodeLine } from './code-token';

const colours: Record<CodeKind, string | undefined> = {
  plain: undefined,
  keyword: 'text-code-keyword',
  string: 'text-code-string',
  call: 'text-code-call',
  number: 'text-code-number',
  comment: 'text-code-comment',
};

interface CodeBlockProps {
  lines: readonly CodeLine[];
  label: string;
  /** Draws line numbers, which a selection does not include. */
  isNumbered?: boolean;
  /** The element that contains only the code. */
  codeRef?: Ref<HTMLElement>;
}

/** Shows code highlighted at build time; long lines scroll, by keyboard too. */
export function CodeBlock({ lines, label, isNumbered = false, codeRef }: CodeBlockProps) {
  return (
    <ScrollBox label={label} className={cx('code-block', isNumbered && 'is-numbered')}>
      <pre>
        <code ref={codeRef}>
          {lines.map((line, row) => (
            <span key={row} className="code-line">
              {line.map(([kind, text], place) =>
                kind === 'plain' ? (
                  text
                ) : (
                  <span key={place} className={colours[kind]}>
                    {text}
                  </span>
                ),
              )}
              {row < lines.length - 1 && '\n'}
            </span>
          ))}
        </code>
      </pre>
    </ScrollBox>
  );
}
