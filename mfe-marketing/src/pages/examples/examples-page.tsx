import { Page } from '@appling/ui/page';
import { Close } from './close';
import { examples } from './examples.content';
import { Stories } from './stories';

export default function ExamplesPage() {
  return (
    <Page className="examples" size="display" heading={examples.heading} lead={examples.lead}>
      <Stories stories={examples.stories} filter={examples.filter} />
      <Close {...examples.close} />
    </Page>
  );
}
