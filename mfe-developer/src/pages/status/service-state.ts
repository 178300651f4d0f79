/** The four states that the site knows how to show. */
export const SERVICE_STATES = ['operational', 'degraded', 'outage', 'maintenance'] as const;

export type ServiceState = (typeof SERVICE_STATES)[number];

/** Words for each state. */
export type StateWords = Record<ServiceState, string>;

/** What a status is shown as: anything unknown counts as operational (spec §4). */
export function serviceState(status: string): ServiceState {
  return SERVICE_STATES.find((state) => state === status) ?? 'operational';
}
