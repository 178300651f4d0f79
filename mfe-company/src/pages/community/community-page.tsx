import { Page } from '@appling/ui/page';
import { Figures } from '../../sections/figures';
import { Channels } from './channels';
import { CommunityPicture } from './community-picture';
import { community } from './community.content';
import { eventFiles } from './event-files';
import { Events } from './events';
import { Guidelines } from './guidelines';
import { Projects } from './projects';

export default function CommunityPage() {
  return (
    <Page heading={community.heading} lead={community.lead} picture={<CommunityPicture />}>
      <div className="page-column mt-16 lg:mt-20">
        <Figures figures={community.stats} />
      </div>
      <Channels {...community.channels} />
      <Projects {...community.projects} />
      <Events {...community.events} addressOf={eventFiles} />
      <Guidelines {...community.guidelines} />
    </Page>
  );
}
