export const SERVICE_STATES = ['operational', 'degraded', 'outage', 'maintenance'] as const;

export type ServiceState = (typeof SERVICE_STATES)[number];

export type StateWords = Record<ServiceState, string>;

/** Returns the state to show; an unknown status counts as operational, since no incident names it. */
export function serviceState(status: string): ServiceState {
  return SERVICE_STATES.find((state) => state === status) ?? 'operational';
}
