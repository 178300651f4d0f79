import { Tabs } from '@appling/ui/tabs';
import type { CopyWords } from '../../code/copy-button';
import { CodePanel } from '../../code/code-panel';
import type { Language } from './api.content';
import { FirstSteps, type StepWords } from './first-steps';
import { useUrlChoice } from './use-url-choice';

interface QuickStartProps {
  words: {
    heading: string;
    languagesLabel: string;
    codeLabel: string;
    installLabel: string;
    steps: StepWords;
    languages: readonly Language[];
  };
  copyWords: CopyWords;
}

/** `?lang=python` selects the language. */
export function QuickStart({ words, copyWords }: QuickStartProps) {
  const { languages } = words;
  const [chosen, chooseLanguage] = useUrlChoice(
    'lang',
    languages.map(({ value }) => value),
  );
  return (
    <div className="quick-start">
      <div>
        <h2 className="max-w-[12em] text-title-3">{words.heading}</h2>
        <FirstSteps
          words={words.steps}
          languages={languages}
          chosen={chosen}
          installLabel={words.installLabel}
          copyWords={copyWords}
        />
      </div>
      <Tabs
        label={words.languagesLabel}
        value={chosen}
        onValueChange={chooseLanguage}
        className="code-panel quick-start-code"
        items={languages.map(({ value, label, sample }) => ({
          value,
          label,
          panel: (
            <CodePanel
              sample={sample}
              title={label}
              label={`${label} ${words.codeLabel.toLowerCase()}`}
              copyWords={copyWords}
            />
          ),
        }))}
      />
    </div>
  );
}
