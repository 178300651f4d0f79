import { Badge } from '@appling/ui/badge';
import { CommandLine } from '../../code/command-line';
import type { CopyWords } from '../../code/copy-button';
import type { ApiEndpoint } from './api.content';

interface EndpointListProps {
  words: {
    heading: string;
    lead: string;
    baseUrl: string;
    baseUrlLabel: string;
    paramsLabel: string;
    list: readonly ApiEndpoint[];
  };
  copyWords: CopyWords;
}

export function EndpointList({ words, copyWords }: EndpointListProps) {
  return (
    <>
      <div className="panel-head">
        <div>
          <h2 className="text-title-3">{words.heading}</h2>
          <p className="mt-4 max-w-[38em] text-lead text-pretty text-ink-muted">{words.lead}</p>
        </div>
        <CommandLine command={words.baseUrl} label={words.baseUrlLabel} copyWords={copyWords} />
      </div>
      <ul className="border-b border-line">
        {words.list.map(({ method, path, description, params }) => (
          <li key={path} className="endpoint">
            <Badge
              tone={method === 'POST' ? 'post' : 'get'}
              className="w-14 justify-self-start max-lg:self-start"
            >
              {method}
            </Badge>
            <div className="min-w-0">
              <h3 className="font-mono text-body font-semibold wrap-anywhere">{path}</h3>
              <p className="mt-1 text-ink-muted">{description}</p>
            </div>
            <ul aria-label={words.paramsLabel} className="flex flex-wrap gap-2">
              {params.map((param) => (
                <li key={param}>
                  <Badge className="font-mono font-medium">{param}</Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
