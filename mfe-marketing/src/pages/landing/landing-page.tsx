import { deferred } from '@appling/shared/ui/deferred';
import { Suspense } from 'react';
import { Hero } from './hero/hero';

const belowFold = deferred(
  () => import(/* webpackChunkName: "landing-below-fold" */ './below-fold'),
);

/** Resolves when the page can be shown whole. */
export const ready = belowFold.ready;

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Suspense>
        <belowFold.Part />
      </Suspense>
    </>
  );
}
