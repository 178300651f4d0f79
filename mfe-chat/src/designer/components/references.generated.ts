import type { References } from '../model/component-spec';

/** The keys of components that name screens or other components. */
export const componentReferences: Readonly<Record<string, References>> = {
  filters: { list: ['checklist', 'list'] },
  itinerary: { by: ['segments'] },
  links: { links: { to: 'screen' } },
  login: { to: 'screen' },
  onboarding: { to: 'screen' },
  'progress-card': { list: ['checklist'] },
  search: { list: ['checklist', 'list'] },
};
