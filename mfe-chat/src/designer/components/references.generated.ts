import type { References } from '../model/component-spec';

/** Keys of components whose value is the id of a screen or of another component. */
export const componentReferences: Readonly<Record<string, References>> = {
  filters: { list: ['checklist', 'list'] },
  itinerary: { by: ['segments'] },
  links: { links: { to: 'screen' } },
  login: { to: 'screen' },
  onboarding: { to: 'screen' },
  'progress-card': { list: ['checklist'] },
  search: { list: ['checklist', 'list'] },
};
