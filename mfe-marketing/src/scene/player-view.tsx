import Spline from '@splinetool/react-spline';
import type { Application } from '@splinetool/runtime';
import { useEffect, useState } from 'react';

export interface PlayerViewProps {
  /** Blob URL of the scene. */
  address: string;
  /** Ratio of full resolution. */
  scale: number;
  fps: number;
  /** Maximum device pixel ratio. */
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
    // The player draws at the size of its box, so a smaller, scaled box lowers the resolution.
    <div
      className="scene-player"
      style={{ width: size, height: size, transform: `scale(${1 / share})` }}
    >
      <Spline
        // The player detects the format by the end of the address.
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
