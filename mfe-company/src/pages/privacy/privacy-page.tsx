import { LegalPage } from '../../sections/legal-page';
import { DeleteButton } from './delete-button';
import { PrivacyPicture } from './privacy-picture';
import { deletion, privacy } from './privacy.content';

export default function PrivacyPage() {
  return (
    <LegalPage
      text={privacy}
      picture={<PrivacyPicture />}
      controls={{ delete: <DeleteButton words={deletion} /> }}
    />
  );
}
