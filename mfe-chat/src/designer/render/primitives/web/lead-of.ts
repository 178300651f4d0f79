import type { Action } from '../../../model/parts';

/** Marks a tap with its target screen, or empty for “back”; exports and tests read it. */
export function leadOf(action: Action | undefined, leadsTo = ''): { 'data-go'?: string } {
  if (action?.do === 'go') return { 'data-go': action.to };
  if (action?.do === 'back') return { 'data-go': '' };
  const to = action?.do === 'add' ? action.to : leadsTo;
  return to ? { 'data-go': to } : {};
}
