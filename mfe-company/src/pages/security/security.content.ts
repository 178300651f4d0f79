import { addresses } from '../../sections/addresses.content';
import { mailto } from '../../sections/mailto';

export interface Certification {
  name: string;
  description: string;
  status: 'Certified' | 'Compliant' | 'In audit';
  /** Text, since some certifications do not expire. */
  validUntil: string;
}

export interface Measure {
  title: string;
  description: string;
}

/** A measure with a figure. */
export interface Safeguard extends Measure {
  figure: string;
}

export interface SeverityLevel {
  level: string;
  example: string;
  fixedWithin: string;
  reward: string;
}

export const security = {
  heading: 'What you grow here stays yours',
  lead: 'An idea is most fragile before anyone has seen it. This is how we look after yours: what we built, who checks it and what happens when something breaks.',
  promises: {
    items: [
      {
        value: '< 24 h',
        label: 'first answer',
        counts: 'To every security report, from a person who can fix things.',
      },
      {
        value: '< 30 min',
        label: 'mean recovery',
        counts: 'From the first alarm to normal service, averaged over a year.',
      },
      {
        value: '72 h',
        label: 'breach notification',
        counts: 'The longest you would wait to hear it from us, with what we know.',
      },
    ],
  },
  certifications: {
    heading: 'Certifications: checked by others',
    columns: ['Standard', 'What it covers', 'Status', 'Valid until'],
    items: [
      {
        name: 'SOC 2 Type II',
        description: 'Security, availability and confidentiality, watched over a full year.',
        status: 'Certified',
        validUntil: 'Renewed each November',
      },
      {
        name: 'ISO/IEC 27001',
        description: 'How we manage information security, from laptops to leaving employees.',
        status: 'Certified',
        validUntil: 'November 2027',
      },
      {
        name: 'GDPR',
        description: 'Data protection in the European Union, reviewed with outside counsel.',
        status: 'Compliant',
        validUntil: 'Reviewed each May',
      },
      {
        name: 'ISO/IEC 27701',
        description: 'The extension of 27001 that is about personal data alone.',
        status: 'In audit',
        validUntil: 'First certificate pending',
      },
    ] satisfies Certification[],
  },
  infrastructure: {
    heading: 'Infrastructure: how it is built',
    items: [
      {
        figure: 'TLS 1.3',
        title: 'Encrypted on the way and at rest',
        description:
          'TLS 1.3 between every two machines, AES-256 on every disk, keys that rotate by themselves.',
      },
      {
        figure: '1 guest',
        title: 'Nothing foreign runs here',
        description:
          'A strict content security policy: the page runs our scripts and nothing injected. The scene on the front page is the one guest, and it is named there.',
      },
      {
        figure: '4 apps',
        title: 'Small blast radius',
        description:
          'The site is four apps that fail alone. If one cannot be loaded, the other three and the way home keep working.',
      },
      {
        figure: 'Hourly',
        title: 'Backups that have been restored',
        description: 'Hourly, in a second region, and rehearsed on the first Monday of each month.',
      },
      {
        figure: '1 year',
        title: 'Doors that log',
        description:
          'Staff access needs a hardware key, a reason and an end date. Every use is kept for a year.',
      },
      {
        figure: '24/7',
        title: 'Watched around the clock',
        description: 'Two people are on call at any hour. Mean recovery is under 30 minutes.',
      },
    ] satisfies Safeguard[],
  },
  principles: {
    heading: 'Data protection: what we promise',
    items: [
      {
        title: 'Collect little',
        description:
          'What we do not have cannot leak. This site keeps your designs in your browser and sends nothing that you type.',
      },
      {
        title: 'Never train on you',
        description: 'Your sentences and your screens teach nobody but you.',
      },
      {
        title: 'Say it within 72 hours',
        description:
          'If personal data is ever breached, you and the authority hear of it within 72 hours, in plain words.',
      },
      {
        title: 'Delete means delete',
        description: 'At one click in the browser; within 30 days in every backup.',
      },
    ] satisfies Measure[],
  },
  vulnerabilities: {
    heading: 'Vulnerability management: found a weakness?',
    lead: 'Our bug bounty pays up to $10,000. Test against your own account, tell us first, and we will thank you in money and in public. We never sue people who help.',
    columns: ['Severity', 'For example', 'Fixed within', 'Reward'],
    levels: [
      {
        level: 'Critical',
        example: 'Reading someone else’s designs',
        fixedWithin: '24 hours',
        reward: '$5,000 – $10,000',
      },
      {
        level: 'High',
        example: 'Running script in someone else’s page',
        fixedWithin: '3 days',
        reward: '$1,500 – $5,000',
      },
      {
        level: 'Medium',
        example: 'Learning that an account exists',
        fixedWithin: '14 days',
        reward: '$300 – $1,500',
      },
      {
        level: 'Low',
        example: 'A missing header that matters',
        fixedWithin: '30 days',
        reward: '$100 and our thanks',
      },
    ] satisfies SeverityLevel[],
    caption: 'Severity, time to a fix and reward',
  },
  report: {
    heading: 'Report an issue',
    text: 'Write what you did, what you saw and what you expected. A screenshot helps, a proof of concept helps more. We answer within 24 hours.',
    button: addresses.security,
    href: mailto(addresses.security, 'Security report: what I found'),
  },
  documentation: {
    heading: 'Documentation: read on',
    items: [
      {
        title: 'Privacy',
        description: 'What is stored, where, and the button that deletes it.',
        to: '/privacy',
      },
      { title: 'Cookies', description: 'Every name, purpose and duration.', to: '/cookies' },
      {
        title: 'Service status',
        description: 'Services, regions and the last incidents.',
        to: '/status',
      },
      { title: 'Developer API', description: 'Keys, limits and endpoints.', to: '/api' },
    ],
  },
};
