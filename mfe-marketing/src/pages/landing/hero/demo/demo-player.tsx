import { useMemo } from 'react';
import { DemoControls } from './demo-controls';
import { DemoStage } from './demo-stage';
import { DemoTranscript } from './demo-transcript';
import type { Demo } from './demos';
import { framesOf, typedLetters } from './frames';
import { useDemo } from './use-demo';

export function DemoPlayer({ demos }: { demos: readonly Demo[] }) {
  const frames = useMemo(() => framesOf(demos), [demos]);
  const timeline = useDemo(frames);
  const frame = frames[timeline.index];
  const demo = frame && demos[frame.demo];
  if (!frame || !demo) return null;
  const isTyping = frame.step === null && !timeline.isStepped;
  const letters = isTyping
    ? typedLetters(demo.idea, timeline.time - frame.start)
    : demo.idea.length;
  return (
    <>
      <DemoTranscript demos={demos} />
      <DemoStage
        demo={demo}
        step={frame.step}
        typed={demo.idea.slice(0, letters)}
        isTyping={isTyping}
      />
      <DemoControls {...{ demos, frames, timeline, idea: demo.idea }} />
    </>
  );
}
