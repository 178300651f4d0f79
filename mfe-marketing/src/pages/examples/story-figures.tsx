import type { CaseStudy } from './case-study';

interface StoryFiguresProps {
  metrics: CaseStudy['metrics'];
  labels: CaseStudy['metricLabels'];
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
