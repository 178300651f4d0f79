import { sceneUrl } from './read-scene';
import type { SceneFault } from './scene-error';

/** Why a scene could not be fetched. */
export class SceneFetchError extends Error {
  readonly fault: SceneFault;

  constructor(fault: SceneFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Fetches a scene as a blob address. The player ignores the status of a response and would try to parse a 404 page,
 * so it only ever gets bytes that have arrived.
 */
export async function fetchScene(projectId: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(sceneUrl(projectId), { signal }).catch(() => {
    throw new SceneFetchError('missing');
  });
  if (response.status === 404) throw new SceneFetchError('missing');
  if (!response.ok) throw new SceneFetchError('network');
  const bytes = await response.blob().catch(() => {
    throw new SceneFetchError('network');
  });
  return URL.createObjectURL(bytes);
}
