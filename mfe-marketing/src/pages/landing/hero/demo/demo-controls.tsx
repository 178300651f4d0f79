import { carryIdea } from '@appling/runtime/state';
import { Button, ButtonLink } from '@appling/ui/button';
import { ArrowLeft, ArrowRight, Pause, Play, RotateCcw } from 'lucide-react';
import { demoWords } from './demo.content';
import type { Demo } from './demos';
import type { Frame } from './frames';
import type { useDemo } from './use-demo';

interface DemoControlsProps {
  demos: readonly Demo[];
  frames: readonly Frame[];
  timeline: ReturnType<typeof useDemo>;
  idea: string;
}

export function DemoControls({ demos, frames, timeline, idea }: DemoControlsProps) {
  const { index, isStepped, isMoving, isOver, isFirst, isLast, toggle, next, previous } = timeline;
  return (
    <div className="demo-controls">
      <div className="demo-progress">
        {demos.map(({ app }, demo) => (
          <progress
            key={app}
            aria-label={demoWords.progress(app)}
            {...progressOf(demo, frames, timeline.time)}
          />
        ))}
      </div>
      {!isStepped && <PlayButton {...{ isMoving, isOver, toggle }} />}
      <Button
        kind="quiet"
        iconOnly
        aria-label={demoWords.previous}
        aria-disabled={isFirst}
        onClick={previous}
      >
        <ArrowLeft aria-hidden="true" />
      </Button>
      <Button
        kind="quiet"
        iconOnly
        aria-label={demoWords.next}
        aria-disabled={isLast}
        onClick={next}
      >
        <ArrowRight aria-hidden="true" />
      </Button>
      <p className="demo-place" aria-live={isStepped ? 'polite' : 'off'}>
        {demoWords.place(index + 1, frames.length)}
      </p>
      <ButtonLink to="/chat" onClick={() => carryIdea(idea)} className="demo-start">
        {demoWords.start}
      </ButtonLink>
    </div>
  );
}

function PlayButton({
  isMoving,
  isOver,
  toggle,
}: {
  isMoving: boolean;
  isOver: boolean;
  toggle: () => void;
}) {
  const [label, Icon] = isOver
    ? [demoWords.again, RotateCcw]
    : isMoving
      ? [demoWords.pause, Pause]
      : [demoWords.play, Play];
  return (
    <Button kind="outline" iconOnly aria-label={label} onClick={toggle}>
      <Icon aria-hidden="true" />
    </Button>
  );
}

/** Returns the played ratio of one recording. */
function progressOf(demo: number, frames: readonly Frame[], time: number) {
  const own = frames.filter((frame) => frame.demo === demo);
  const max = own.reduce((sum, frame) => sum + frame.duration, 0);
  return { max, value: Math.max(0, Math.min(max, time - (own[0]?.start ?? 0))) };
}
