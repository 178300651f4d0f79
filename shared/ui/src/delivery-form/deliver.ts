/** Why a message did not arrive. `refused` is an HTTP error, whose status is in the sentence. */
export type DeliveryFailure = 'offline' | 'timeout' | 'unreachable' | 'refused';

/** A message that did not arrive; `message` is a sentence for the visitor. */
export class DeliveryError extends Error {
  readonly reason: DeliveryFailure;

  constructor(reason: DeliveryFailure, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

/** How long an answer may take, in milliseconds. */
export const DELIVERY_TIMEOUT = 10_000;

/**
 * POSTs what a form holds, as JSON, without cookies.
 *
 * @param address absolute address of the endpoint
 * @param message names and texts of the fields
 * @throws {DeliveryError} when the browser is offline, nothing answers within {@link DELIVERY_TIMEOUT}, or the
 *   answer is an HTTP error
 */
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
