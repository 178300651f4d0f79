import { sceneUrl } from './read-scene';
import type { SceneFault } from './scene-error';

export class SceneFetchError extends Error {
  readonly fault: SceneFault;

  constructor(fault: SceneFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Returns a blob URL, since the player ignores the response status and would parse a 404 page as a scene. */
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
