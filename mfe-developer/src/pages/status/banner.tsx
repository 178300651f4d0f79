import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Check, TriangleAlert, Wrench, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ServiceState, type StateWords, serviceState } from './service-state';

interface BannerProps {
  status: string;
  banners: StateWords;
}

const signs: Record<ServiceState, ReactNode> = {
  operational: <Check aria-hidden="true" />,
  degraded: <TriangleAlert aria-hidden="true" />,
  outage: <X aria-hidden="true" />,
  maintenance: <Wrench aria-hidden="true" />,
};

/** State by color, icon and text, readable at a glance. */
export function Banner({ status, banners }: BannerProps) {
  const state = serviceState(status);
  return (
    <section className="status-banner" data-state={state} data-ground="leaf">
      <svg aria-hidden="true" className="status-banner-leaves" viewBox="900 0 600 340">
        <Leaf
          base={[1217, 417]}
          tip={[1436, 39]}
          width={0.448}
          bend={0.072}
          fill="fill-cut-shade"
          ground="status-slit"
        />
        <Leaf
          base={[1199, 418]}
          tip={[990, 130]}
          width={0.419}
          bend={-0.06}
          fill="fill-on-leaf"
          ground="status-slit"
        />
        <Blossom centre={[1205, 120]} radius={42} fill="fill-paper" />
      </svg>
      <div className="status-banner-words page-column">
        <span className="status-sign">{signs[state]}</span>
        <h1 tabIndex={-1} className="max-w-[6.5em] text-title-1">
          {banners[state]}
        </h1>
      </div>
    </section>
  );
}
