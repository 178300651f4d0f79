import { deferred } from '@appling/ui/deferred';
import { Suspense } from 'react';
import { Hero } from './hero/hero';
import { Later } from './later';

const below = () => import(/* webpackChunkName: "landing-below-fold" */ './below-fold');

const part = (name: string, section: keyof Awaited<ReturnType<typeof below>>) => ({
  name,
  ...deferred(async () => ({ default: (await below())[section] })),
});

/** All sections share one script but hydrate in separate tasks. */
const sections = [
  part('strip', 'LogoStrip'),
  part('steps', 'Steps'),
  part('garden', 'Garden'),
  part('roots', 'Roots'),
  part('last-call', 'LastCall'),
];

/** Resolves when the whole page can be shown. */
export async function ready(): Promise<void> {
  await Promise.all(sections.map((section) => section.ready()));
}

export default function LandingPage() {
  return (
    <>
      <Hero />
      {sections.map(({ name, Part }) => (
        <Suspense key={name}>
          <Later name={name}>
            <Part />
          </Later>
        </Suspense>
      ))}
    </>
  );
}
