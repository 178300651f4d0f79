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
  /** Scene to show; null is answered like a scene that does not exist. */
  projectId: string | null;
  /** Share of full resolution, 0.25 to 1. */
  scale?: number;
  /** Frames a second: 15, 24, 30, 60 or 120. */
  fps?: number;
  /** Most device pixels that a CSS pixel gets. */
  dpi?: number;
  /** Waits until the scene is near the viewport. */
  lazyLoad?: boolean;
  /** Shown until the scene is there, and for good when it fails. Without one a failure shows its box. */
  placeholder?: ReactNode;
  isRunning?: boolean;
}

/** A new player for each mount: a component that `lazy` failed to load would stay failed. */
function lazyPlayer(onMissing: () => void) {
  function PlayerMissing() {
    useEffect(onMissing, []);
    return null;
  }
  return lazy<ComponentType<PlayerViewProps>>(() =>
    import('./player-view').catch(() => ({ default: PlayerMissing })),
  );
}

/** A 3D scene by a player from another address. Loading, loaded or failed; it never takes the page with it. */
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
