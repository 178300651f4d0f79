import { Badge, type BadgeTone } from '@appling/ui/badge';
import { VisuallyHidden } from '../../sections/visually-hidden';
import type { ApiKey } from './api.content';

interface KeyListProps {
  words: { label: string; hidden: string; list: readonly ApiKey[] };
}

const tones: Record<ApiKey['state'], BadgeTone> = {
  Production: 'stable',
  Testing: 'maintenance',
  Revoked: 'neutral',
};

export function KeyList({ words }: KeyListProps) {
  return (
    <ul aria-label={words.label} className="grid max-w-[22rem] gap-2">
      {words.list.map(({ prefix, ending, state }) => {
        const Name = state === 'Revoked' ? 's' : 'span';
        return (
          <li
            key={ending}
            className="flex items-center justify-between gap-2 rounded-field border border-line bg-surface py-1.25 pr-2 pl-3.5 wrap-normal max-[18rem]:flex-wrap"
          >
            <Name className={`font-mono text-code ${state === 'Revoked' ? 'text-ink-muted' : ''}`}>
              {prefix}
              <span aria-hidden="true">••••••</span>
              <VisuallyHidden> {words.hidden} </VisuallyHidden>
              {ending}
            </Name>
            <Badge tone={tones[state]}>{state}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
