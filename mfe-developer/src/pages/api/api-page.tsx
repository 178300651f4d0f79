import { deferred } from '@appling/ui/deferred';
import { Suspense } from 'react';
import { api } from './api.content';
import { Documentation } from './documentation';
import { EndpointList } from './endpoint-list';
import { ExampleList } from './example-list';
import { FeatureBand } from './feature-band';
import { Hero } from './hero';
import { IllustrativeNotice } from './illustrative-notice';
import { QuickStart } from './quick-start';
import { SdkList } from './sdk-list';

/** Below the tabs; only its copy button needs a script. */
const { Part: WorksToday, ready } = deferred(
  () => import(/* webpackChunkName: "works-today" */ './works-today'),
);
export { ready };

export default function ApiPage() {
  return (
    <div>
      <Hero words={api} />
      <FeatureBand words={api} />
      <Documentation
        label={api.documentation}
        tabs={api.tabs}
        notice={<IllustrativeNotice words={api.notice} />}
        panels={{
          'quick-start': <QuickStart words={api.quickStart} copyWords={api.copy} />,
          endpoints: <EndpointList words={api.endpoints} copyWords={api.copy} />,
          sdks: <SdkList words={api.sdks} />,
          examples: <ExampleList words={api.examples} copyWords={api.copy} />,
        }}
      />
      <Suspense>
        <WorksToday copyWords={api.copy} />
      </Suspense>
    </div>
  );
}
