import { LegalPage } from '../../sections/legal-page';
import { TermsPicture } from './terms-picture';
import { terms } from './terms.content';

export default function TermsPage() {
  return <LegalPage text={terms} picture={<TermsPicture />} />;
}
