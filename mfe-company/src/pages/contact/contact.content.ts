import { addresses, office } from '../../sections/addresses.content';
import { mailto } from '../../sections/mailto';

export interface ContactCard {
  id: 'email' | 'chat' | 'office' | 'time';
  title: string;
  description: string;
  /** `null` for office and response time, which have no link. */
  action: { label: string; href: string } | null;
}

/** A department with its own address. */
export interface Desk {
  title: string;
  description: string;
  address: string;
  href: string;
}

export const contact = {
  heading: 'Talk to a person',
  lead: 'A question, a wish, a bug with a good story: it lands with someone who works on Appling, and that someone answers.',
  cards: [
    {
      id: 'email',
      title: 'Email support',
      description: 'For everyone. On a paid plan, an answer within 24 hours is part of the price.',
      action: { label: addresses.support, href: mailto(addresses.support, 'A question') },
    },
    {
      id: 'chat',
      title: 'Live chat',
      description:
        'Around the clock, 24/7, for Pro and Enterprise customers. Everyone else finds our assistant there.',
      action: { label: 'Open the chat', href: '/chat' },
    },
    {
      id: 'office',
      title: 'Office',
      description: `${office.name}, ${office.street}, ${office.city}. Visitors are welcome from Tuesday to Thursday; write first, and there will be cake.`,
      action: null,
    },
    {
      id: 'time',
      title: 'Response time',
      description:
        '2-4 hours on working days, most of the time. Pro and Enterprise customers have priority.',
      action: null,
    },
  ] satisfies ContactCard[],
  form: {
    heading: 'Write to us',
    label: 'Message form',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Plain words are best. If something broke, what did you do just before?',
    button: 'Send message',
    sending: 'Sending…',
    sent: 'Your message has arrived. A person reads it within 2-4 hours on a working day.',
    nothingSent:
      'This site sends nothing yet, so your message has not left. Your text stays in the form.',
    other: `Prefer your own mail program? Write to [${addresses.hello}](${mailto(addresses.hello, 'Hello')}).`,
  },
  desks: {
    heading: 'Straight to the right desk',
    items: [
      {
        title: 'Sales',
        description: 'Team, and Enterprise, which is Team by contract.',
        address: addresses.sales,
        href: mailto(addresses.sales, 'Appling for our team'),
      },
      {
        title: 'Press',
        description: 'Within 24 hours, sooner when you are on deadline.',
        address: addresses.press,
        href: mailto(addresses.press, 'Press inquiry'),
      },
      {
        title: 'Security',
        description: 'Within 24 hours, by someone who can fix it.',
        address: addresses.security,
        href: mailto(addresses.security, 'Security report'),
      },
      {
        title: 'Careers',
        description: 'Also when no open role fits you.',
        address: addresses.careers,
        href: mailto(addresses.careers, 'Working at Appling'),
      },
      {
        title: 'Privacy',
        description: 'What we know about you: little, and we will show it.',
        address: addresses.privacy,
        href: mailto(addresses.privacy, 'A privacy question'),
      },
    ] satisfies Desk[],
  },
};
