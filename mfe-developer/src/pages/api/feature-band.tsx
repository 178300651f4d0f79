import type { ReactNode } from 'react';
import type { ApiKey, FeatureCard } from './api.content';
import { KeyList } from './key-list';
import { LatencyChart, type LatencyWords } from './latency-chart';
import { RegionMap, type RegionMapWords } from './region-map';

interface FeatureBandProps {
  words: {
    featuresLabel: string;
    features: readonly FeatureCard[];
    latency: LatencyWords;
    keys: { label: string; hidden: string; list: readonly ApiKey[] };
    map: RegionMapWords;
  };
}

export function FeatureBand({ words }: FeatureBandProps) {
  const evidence: Record<FeatureCard['icon'], ReactNode> = {
    latency: <LatencyChart words={words.latency} />,
    keys: <KeyList words={words.keys} />,
    map: <RegionMap words={words.map} />,
  };
  return (
    <section aria-label={words.featuresLabel} className="border-y border-line">
      <ul className="api-features page-column">
        {words.features.map(({ icon, title, description }) => (
          <li key={title}>
            <h2 className="text-heading-2">{title}</h2>
            <p className="mt-2 text-ink-muted">{description}</p>
            <div className="mt-9">{evidence[icon]}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
