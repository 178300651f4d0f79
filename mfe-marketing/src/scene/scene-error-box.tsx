import { TriangleAlert } from 'lucide-react';
import { type SceneFault, sceneMessages } from './scene-error';

export function SceneErrorBox({ fault }: { fault: SceneFault }) {
  return (
    <div role="alert" className="scene-error">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-danger" />
      <div>
        <p className="font-semibold">Error loading scene</p>
        <p className="text-small text-ink-muted">{sceneMessages[fault]}</p>
      </div>
    </div>
  );
}
