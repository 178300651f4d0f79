import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PlayerBoundary } from './player-boundary';
import type { PlayerViewProps } from './player-view';
import { SceneErrorBox } from './scene-error-box';
import { type SceneFault, propertyFault } from './scene-error';
import { useInView } from './use-in-view';
import { useSceneFile } from './use-scene-file';

export interface SceneProps {
  /** Scene to show; `null` counts as missing. */
  projectId: string | null;
  /** Ratio of full resolution, 0.25 to 1. */
  scale?: number;
  /** Frames per second: 15, 24, 30, 60 or 120. */
  fps?: number;
  /** Maximum device pixel ratio. */
  dpi?: number;
  /** Waits until the scene is near the viewport. */
  lazyLoad?: boolean;
  /** Shown while loading and after a failure; without it a failure shows the error box. */
  placeholder?: ReactNode;
  isRunning?: boolean;
}

/** A component whose `lazy` import failed stays failed, so each mount creates a new one. */
function lazyPlayer(onMissing: () => void) {
  function PlayerMissing() {
    useEffect(onMissing, []);
    return null;
  }
  return lazy<ComponentType<PlayerViewProps>>(() =>
    import('./player-view').catch(() => ({ default: PlayerMissing })),
  );
}

/** Shows a 3D scene by an external player. A failure never breaks the page. */
export function Scene(props: SceneProps) {
  const {
    projectId,
    scale = 1,
    fps = 60,
    dpi = 1.5,
    lazyLoad = true,
    placeholder,
    isRunning = true,
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const invalid = propertyFault({ scale, fps });
  const isWanted = useInView(ref, lazyLoad) && !invalid;
  const { state, fail, finish } = useSceneFile(projectId, isWanted);
  const [Player] = useState(() => lazyPlayer(() => fail('player')));

  const fault: SceneFault | null = invalid ?? (state.status === 'error' ? state.fault : null);
  const status = fault ? 'error' : state.status;
  return (
    <div ref={ref} className="scene" data-status={status} aria-busy={status === 'loading'}>
      {!fault && state.status !== 'error' && state.address && (
        <PlayerBoundary onError={() => fail('network')}>
          <Suspense fallback={null}>
            <Player {...{ address: state.address, scale, fps, dpi, isRunning }} onLoad={finish} />
          </Suspense>
        </PlayerBoundary>
      )}
      {status !== 'loaded' && placeholder}
      {fault && (invalid || !placeholder) && <SceneErrorBox fault={fault} />}
    </div>
  );
}
