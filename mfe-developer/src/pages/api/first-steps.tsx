import type { ReactNode } from 'react';
import { CommandLine } from '../../code/command-line';
import type { CopyWords } from '../../code/copy-button';
import type { Language } from './api.content';

interface Sentence {
  title: string;
  before: string;
  code: string;
  after: string;
}

export interface StepWords {
  key: Sentence;
  install: { title: string };
  build: Sentence;
}

interface FirstStepsProps {
  words: StepWords;
  languages: readonly Language[];
  /** Language whose install command shows. */
  chosen: string | undefined;
  installLabel: string;
  copyWords: CopyWords;
}

export function FirstSteps(props: FirstStepsProps) {
  const { words, languages, chosen, installLabel, copyWords } = props;
  return (
    <ol className="mt-9 border-b border-line">
      <Step title={words.key.title} number={1}>
        <SentenceWithCode words={words.key} />
      </Step>
      <Step title={words.install.title} number={2}>
        {languages
          .filter(({ value }) => value === chosen)
          .map(({ value, label, install }) =>
            'command' in install ? (
              <CommandLine
                key={value}
                command={install.command}
                label={`${label} ${installLabel}`}
                copyWords={copyWords}
                hasPrompt
              />
            ) : (
              <p key={value} className="text-ink-muted">
                {install.note}
              </p>
            ),
          )}
      </Step>
      <Step title={words.build.title} number={3}>
        <SentenceWithCode words={words.build} />
      </Step>
    </ol>
  );
}

function Step({ title, number, children }: { title: string; number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line py-7 max-[18rem]:grid-cols-[minmax(0,1fr)]">
      <span aria-hidden="true" className="font-display text-title-3">
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="mb-1.5 text-heading-3">{title}</h3>
        {children}
      </div>
    </li>
  );
}

function SentenceWithCode({ words }: { words: Sentence }) {
  return (
    <p className="text-ink-muted">
      {words.before} <code className="inline-code">{words.code}</code>
      {words.after}
    </p>
  );
}
