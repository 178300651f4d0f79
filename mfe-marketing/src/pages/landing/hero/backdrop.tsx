import { SkyDisc } from '@appling/ui/sky';
import { Suspense, lazy, type ComponentType } from 'react';
import type { SceneProps } from '../../../scene/scene';
import { useSceneChoice } from './use-scene-choice';

/** Loads after the page, if a scene is wanted; without it the embedded sky shows. */
const Scene = lazy<ComponentType<SceneProps>>(() =>
  import('../../../scene/scene').then(
    ({ Scene: Loaded }) => ({ default: Loaded }),
    () => ({ default: CornerSky }),
  ),
);

/** The sun in the corner of the window; phones show the one in the picture instead. */
function CornerSky() {
  return (
    <svg className="hero-sky" viewBox="0 0 256 256" aria-hidden="true">
      <SkyDisc centre={[128, 128]} radius={127} />
    </svg>
  );
}

/** A configured scene, else the embedded sky. A scrim keeps text readable over any scene. */
export function Backdrop({ isRunning }: { isRunning: boolean }) {
  const choice = useSceneChoice();
  if (!choice) return <CornerSky />;
  const placeholder = choice.isForced ? undefined : <CornerSky />;
  return (
    <div className="hero-backdrop">
      <Suspense fallback={placeholder}>
        <Scene
          projectId={choice.projectId}
          placeholder={placeholder}
          lazyLoad={!choice.isForced}
          isRunning={isRunning}
        />
      </Suspense>
      <div className="hero-scrim" />
    </div>
  );
}
