import { useLocation } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';
import { useEffect, useState } from 'react';
import { whenIdle } from '@appling/runtime/idle';
import { canRunScene } from '../../../scene/can-run-scene';
import { readScene } from '../../../scene/read-scene';

interface SceneChoice {
  projectId: string | null;
  /** `/?scene=always` skips the capability check and the placeholder, so that every state can be tested. */
  isForced: boolean;
}

/** Returns the scene to show; `null` until the page has loaded, and when no scene is wanted. */
export function useSceneChoice(): SceneChoice | null {
  const isForced = new URLSearchParams(useLocation().search).get('scene') === 'always';
  // The server has neither address nor settings, and the first render must equal its HTML.
  const isHydrated = !useIsServed();
  const [isCapable, setCapable] = useState(false);
  const projectId = isHydrated ? (readScene()?.projectId ?? null) : null;

  useEffect(() => {
    if (isForced || projectId === null) return;
    return whenIdle(() => setCapable(canRunScene()), 4000, 200);
  }, [isForced, projectId]);

  if (!isHydrated) return null;
  return isForced || (projectId !== null && isCapable) ? { projectId, isForced } : null;
}
