import { Scene } from '../../../scene/scene';
import { SkyDisc } from '@appling/shared/ui/sky';
import { useSceneChoice } from './use-scene-choice';

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
  return (
    <div className="hero-backdrop">
      <Scene
        projectId={choice.projectId}
        placeholder={choice.isForced ? undefined : <CornerSky />}
        lazyLoad={!choice.isForced}
        isRunning={isRunning}
      />
      <div className="hero-scrim" />
    </div>
  );
}
