import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import { ContactPicture } from './contact-picture';
import { contact } from './contact.content';
import { Desks } from './desks';

export default function ContactPage() {
  return (
    <Page heading={contact.heading} lead={contact.lead} picture={<ContactPicture />}>
      <PageSection>
        <div className="grid gap-x-18 gap-y-14 lg:grid-cols-[minmax(0,1fr)_1.25fr]">
          <ContactCards cards={contact.cards} />
          <ContactForm words={contact.form} />
        </div>
      </PageSection>
      <Desks {...contact.desks} />
    </Page>
  );
}
