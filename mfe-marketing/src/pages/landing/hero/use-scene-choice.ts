import { useLocation } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';
import { useEffect, useState } from 'react';
import { whenIdle } from '@appling/runtime/idle';
import { canRunScene } from '../../../scene/can-run-scene';
import { readScene } from '../../../scene/read-scene';

interface SceneChoice {
  projectId: string | null;
  /** `/?scene=always`: no capability check and no placeholder, so that every state can be seen on any machine. */
  isForced: boolean;
}

/** Whether the hero shows a configured scene, and which. Null until the page has loaded, and where none is wanted. */
export function useSceneChoice(): SceneChoice | null {
  const isForced = new URLSearchParams(useLocation().search).get('scene') === 'always';
  // Address and settings belong to the browser: the first render has to equal the served page.
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
