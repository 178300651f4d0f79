import { Badge } from '@appling/ui/badge';
import { VisuallyHidden } from '../../sections/visually-hidden';
import { CodeBlock } from '../../code/code-block';
import type { SampleName } from '../../code/samples';
import { codeLines } from '../../code/samples.generated';

export interface AnswerWords {
  label: string;
  method: string;
  path: string;
  status: string;
  statusMeaning: string;
  body: string;
  sample: SampleName;
}

export function Answer({ words }: { words: AnswerWords }) {
  return (
    <figure aria-label={words.label} className="code-panel api-answer" data-ground="night">
      <figcaption className="code-head gap-x-3.5 px-4.5 font-mono text-code max-[18rem]:flex-wrap max-[18rem]:py-3">
        <Badge tone="post">{words.method}</Badge>
        <span className="min-w-0 truncate max-[18rem]:whitespace-normal">{words.path}</span>
        <span className="ml-auto whitespace-nowrap text-code-string">
          <VisuallyHidden>{words.statusMeaning} </VisuallyHidden>
          {words.status}
        </span>
      </figcaption>
      <CodeBlock lines={codeLines[words.sample]} label={words.body} />
    </figure>
  );
}
