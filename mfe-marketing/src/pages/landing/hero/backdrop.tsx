import { SkyDisc } from '@appling/ui/sky';
import { Suspense, lazy, type ComponentType } from 'react';
import type { SceneProps } from '../../../scene/scene';
import { useSceneChoice } from './use-scene-choice';

/** Comes after the page has loaded, where a scene is wanted at all; without its code the sky stays. */
const Scene = lazy<ComponentType<SceneProps>>(() =>
  import('../../../scene/scene').then(
    ({ Scene: Loaded }) => ({ default: Loaded }),
    () => ({ default: CornerSky }),
  ),
);

/** The sun of the embedded scene, held to the corner of the window. Phones show the one in the picture instead. */
function CornerSky() {
  return (
    <svg className="hero-sky" viewBox="0 0 256 256" aria-hidden="true">
      <SkyDisc centre={[128, 128]} radius={127} />
    </svg>
  );
}

/**
 * The rearmost layer: a configured scene under a scrim, else our own sky. Nobody knows what a configured scene looks
 * like, so the scrim keeps every text readable over black and over white.
 */
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
