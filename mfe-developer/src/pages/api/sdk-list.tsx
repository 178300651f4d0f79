import { Badge, type BadgeTone } from '@appling/ui/badge';
import { ButtonLink } from '@appling/ui/button';
import { Card } from '@appling/ui/card';
import { VisuallyHidden } from '../../sections/visually-hidden';
import type { Sdk } from './api.content';

interface SdkListProps {
  words: {
    heading: string;
    lead: string;
    viewDocumentation: string;
    statuses: Record<Sdk['status'], string>;
    list: readonly Sdk[];
  };
}

const tones: Record<Sdk['status'], BadgeTone> = {
  stable: 'stable',
  beta: 'beta',
  'coming-soon': 'soon',
};

export function SdkList({ words }: SdkListProps) {
  return (
    <>
      <h2 className="text-title-3">{words.heading}</h2>
      <p className="mt-4 mb-10 max-w-[38em] text-lead text-pretty text-ink-muted">{words.lead}</p>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {words.list.map((sdk) => (
          <Card as="li" key={sdk.name} data-status={sdk.status} className="sdk-card">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h3 className="text-heading-1">{sdk.name}</h3>
              <Badge tone={tones[sdk.status]}>{words.statuses[sdk.status]}</Badge>
            </div>
            <p className="mt-3 text-pretty text-ink-muted">{sdk.description}</p>
            {'command' in sdk.install ? (
              <p className="mt-4 font-mono text-code wrap-anywhere">{sdk.install.command}</p>
            ) : (
              <p className="mt-4 text-label text-pretty">{sdk.install.note}</p>
            )}
            <div className="mt-auto flex min-h-18 items-end">
              <ButtonLink to={sdk.docs} kind="outline">
                {words.viewDocumentation}
                <VisuallyHidden> of {sdk.name}</VisuallyHidden>
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
    </>
  );
}
