import type { Metrics } from './case-study';

interface StoryFiguresProps {
  metrics: Metrics;
  labels: Metrics;
}

export function StoryFigures({ metrics, labels }: StoryFiguresProps) {
  return (
    <dl className="story-figures">
      {(['users', 'rating', 'responses'] as const).map((metric) => (
        <div key={metric}>
          <dt>{labels[metric]}</dt>
          <dd>{metrics[metric]}</dd>
        </div>
      ))}
    </dl>
  );
}
