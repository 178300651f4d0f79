import Spline from '@splinetool/react-spline';
import type { Application } from '@splinetool/runtime';
import { useEffect, useState } from 'react';

export interface PlayerViewProps {
  /** Blob address of the scene. */
  address: string;
  /** Share of full resolution. */
  scale: number;
  fps: number;
  /** Most device pixels that a CSS pixel gets. */
  dpi: number;
  isRunning: boolean;
  onLoad: () => void;
}

export default function PlayerView({
  address,
  scale,
  fps,
  dpi,
  isRunning,
  onLoad,
}: PlayerViewProps) {
  const [player, setPlayer] = useState<Application | null>(null);
  const share = Math.min(1, dpi / window.devicePixelRatio) * scale;
  const size = `${share * 100}%`;

  useEffect(() => {
    if (!player || !isRunning) return;
    const clock = setInterval(() => player.requestRender(), 1000 / fps);
    return () => clearInterval(clock);
  }, [player, isRunning, fps]);

  return (
    // The player draws as many pixels as its box has: a smaller box, enlarged by the compositor, is a lower resolution.
    <div
      className="scene-player"
      style={{ width: size, height: size, transform: `scale(${1 / share})` }}
    >
      <Spline
        // The player tells formats apart by the end of the address.
        scene={`${address}#scene.splinecode`}
        onLoad={(application) => {
          Object.assign(application, { renderMode: 'manual' });
          application.requestRender();
          setPlayer(application);
          onLoad();
        }}
      />
    </div>
  );
}
