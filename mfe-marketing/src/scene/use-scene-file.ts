import { useCallback, useEffect, useState } from 'react';
import { SceneFetchError, fetchScene } from './fetch-scene';
import type { SceneFault } from './scene-error';

const TIME_LIMIT = 15_000;

type SceneState =
  | { status: 'loading'; address: string | null }
  | { status: 'loaded'; address: string }
  | { status: 'error'; fault: SceneFault };

const waiting: SceneState = { status: 'loading', address: null };
const absent: SceneState = { status: 'error', fault: 'missing' };

/** Fetches a scene once it is wanted; fails when the player has not drawn it within 15 s. */
export function useSceneFile(projectId: string | null, isWanted: boolean) {
  const [state, setState] = useState<SceneState>(waiting);

  /** Only a loading scene can fail, and the first reason wins. */
  const fail = useCallback((fault: SceneFault) => {
    setState((now) => (now.status === 'loading' ? { status: 'error', fault } : now));
  }, []);
  const finish = useCallback(() => {
    setState((now) =>
      now.status === 'loading' && now.address ? { status: 'loaded', address: now.address } : now,
    );
  }, []);

  useEffect(() => {
    if (!isWanted || projectId === null) return;
    const controller = new AbortController();
    let address: string | undefined;
    const limit = setTimeout(() => {
      fail('timeout');
      controller.abort();
    }, TIME_LIMIT);
    fetchScene(projectId, controller.signal).then(
      (fetched) => {
        address = fetched;
        if (controller.signal.aborted) return URL.revokeObjectURL(fetched);
        setState((now) =>
          now.status === 'loading' ? { status: 'loading', address: fetched } : now,
        );
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        fail(error instanceof SceneFetchError ? error.fault : 'network');
      },
    );
    return () => {
      clearTimeout(limit);
      controller.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [projectId, isWanted, fail]);

  return { state: isWanted && projectId === null ? absent : state, fail, finish };
}
