import { PageSection } from '@appling/ui/page-section';
import { CodeBlock } from '../../code/code-block';
import type { CodeLine } from '../../code/code-token';
import { CommandLine } from '../../code/command-line';
import type { CopyWords } from '../../code/copy-button';
// Written by `npx --no appling pack:designer --sample` from a run of the packed command.
import run from '@appling/pictures/designer-run.json';
import { today } from './works-today.content';

const plain = (lines: readonly string[]): CodeLine[] => lines.map((line) => [['plain', line]]);

/** Splits a line of JSON into key and value with the samples' colors. */
function json(line: string): CodeLine {
  const [, key, rest = ''] = /^(\s*"\w+")(: .*)$/.exec(line) ?? [];
  if (key === undefined) return [['plain', line]];
  return [
    ['number', key],
    [rest.startsWith(': "') ? 'string' : 'plain', rest],
  ];
}

export default function WorksToday({ copyWords }: { copyWords: CopyWords }) {
  const { command, file, schemas } = today;
  return (
    <PageSection
      id={today.id}
      ground="sunken"
      heading={today.heading}
      lead={today.lead}
      size="title-3"
    >
      <div className="works-today">
        <div>
          <h3 className="text-heading-1">{command.heading}</h3>
          <p className="mt-3 mb-5 text-pretty text-ink-muted">
            {command.before} <code className="inline-code">{command.code}</code> {command.after}
          </p>
          <CommandLine command={run.command} label={command.call} copyWords={copyWords} hasPrompt />
          <div className="code-panel mt-4" data-ground="night">
            <div className="code-head px-6">
              <span className="code-title">{command.printed}</span>
            </div>
            <CodeBlock lines={plain(run.printed)} label={command.printed} />
          </div>
        </div>
        <div>
          <h3 className="text-heading-1">{file.heading}</h3>
          <p className="mt-3 mb-5 text-pretty text-ink-muted">{file.text}</p>
          <div className="code-panel" data-ground="night">
            <CodeBlock lines={run.design.map(json)} label={file.label} />
          </div>
        </div>
        <div>
          <h3 className="text-heading-1">{schemas.heading}</h3>
          <p className="mt-3 mb-5 text-pretty text-ink-muted">{schemas.text}</p>
          <ul className="border-b border-line">
            {run.schemas.map(({ title, address }) => (
              <li key={address} className="border-t border-line py-3">
                {title}
                <a
                  href={address}
                  className="flex min-h-11 items-center font-mono text-code wrap-anywhere text-leaf-deep underline underline-offset-4"
                >
                  {address}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}
