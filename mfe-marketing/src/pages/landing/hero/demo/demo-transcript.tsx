import { demoWords } from './demo.content';
import type { Demo } from './demos';

/** Contains the demo's text for screen readers, from which the animation is hidden. */
export function DemoTranscript({ demos }: { demos: readonly Demo[] }) {
  return (
    <section aria-label={demoWords.transcript} className="sr-only">
      {demos.map(({ app, idea, steps }) => (
        <section key={app}>
          <h3>{app}</h3>
          <p>
            {demoWords.idea}: {idea}
          </p>
          <ol>
            {steps.map(({ caption, styleName }) => (
              <li key={caption}>
                {caption} ({styleName})
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
