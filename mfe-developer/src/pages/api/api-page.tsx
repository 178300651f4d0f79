import { api } from './api.content';
import { Documentation } from './documentation';
import { EndpointList } from './endpoint-list';
import { ExampleList } from './example-list';
import { FeatureBand } from './feature-band';
import { Hero } from './hero';
import { QuickStart } from './quick-start';
import { SdkList } from './sdk-list';

export default function ApiPage() {
  return (
    <div>
      <Hero words={api} />
      <FeatureBand words={api} />
      <Documentation
        label={api.documentation}
        tabs={api.tabs}
        panels={{
          'quick-start': <QuickStart words={api.quickStart} copyWords={api.copy} />,
          endpoints: <EndpointList words={api.endpoints} copyWords={api.copy} />,
          sdks: <SdkList words={api.sdks} />,
          examples: <ExampleList words={api.examples} copyWords={api.copy} />,
        }}
      />
    </div>
  );
}
