import type { BadgeTone } from '@appling/ui/badge';
import { StateBadge as Badge } from '@appling/ui/state-badge';
import { type ServiceState, type StateWords, serviceState } from './service-state';

const tones: Record<ServiceState, BadgeTone> = {
  operational: 'positive',
  degraded: 'degraded',
  outage: 'outage',
  maintenance: 'maintenance',
};

export function StateBadge({ status, words }: { status: string; words: StateWords }) {
  const state = serviceState(status);
  return <Badge tone={tones[state]}>{words[state]}</Badge>;
}
