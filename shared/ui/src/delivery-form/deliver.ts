/** `refused` is an HTTP error, whose status is in the message. */
export type DeliveryFailure = 'offline' | 'timeout' | 'unreachable' | 'refused';

export class DeliveryError extends Error {
  readonly reason: DeliveryFailure;

  constructor(reason: DeliveryFailure, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

export const DELIVERY_TIMEOUT = 10_000;

/** POSTs fields as JSON, without cookies; throws a {@link DeliveryError} if that fails or takes too long. */
export async function deliver(address: string, message: Record<string, string>): Promise<void> {
  if (!navigator.onLine) {
    throw new DeliveryError('offline', 'You are offline. Try again when you are back.');
  }
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), DELIVERY_TIMEOUT);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    signal: clock.signal,
  })
    .catch(() => {
      throw clock.signal.aborted
        ? new DeliveryError('timeout', 'There was no answer within 10 seconds. Try again.')
        : new DeliveryError('unreachable', 'We could not be reached. Try again in a minute.');
    })
    .finally(() => clearTimeout(timer));
  if (!answer.ok) {
    throw new DeliveryError(
      'refused',
      `The other side answered with an error (${answer.status}). Try again in a minute.`,
    );
  }
}
