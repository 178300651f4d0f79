import { useLocation } from '@appling/shared/router';
import { useEffect, useState } from 'react';
import { afterLoad } from '../../../scene/after-load';
import { canRunScene } from '../../../scene/can-run-scene';
import { readSiteConfig } from '@appling/shared/contract/site-config';

interface SceneChoice {
  projectId: string | null;
  /** `/?scene=always`: no capability check and no placeholder, so that every state can be seen on any machine. */
  isForced: boolean;
}

/** Whether the hero shows a configured scene, and which. Null until the page has loaded, and where none is wanted. */
export function useSceneChoice(): SceneChoice | null {
  const { search } = useLocation();
  const [choice, setChoice] = useState<SceneChoice | null>(null);
  useEffect(() => {
    const { projectId } = readSiteConfig().scene;
    const isForced = new URLSearchParams(search).get('scene') === 'always';
    if (isForced) return setChoice({ projectId, isForced });
    setChoice(null);
    if (projectId === null) return;
    return afterLoad(() => {
      if (canRunScene()) setChoice({ projectId, isForced });
    });
  }, [search]);
  return choice;
}
