import { addresses, office } from '../../sections/addresses.content';
import { facts } from '../../sections/facts.content';
import type { LegalText } from '../../sections/legal-page';
import { mailto } from '../../sections/mailto';

const letter = `[${addresses.hello}](${mailto(addresses.hello, 'A question about the terms')})`;

export const terms = {
  heading: 'Terms you can read',
  lead: 'The agreement between you and us when you use Appling. We have left out what nobody needs and kept every sentence as short as it can be.',
  updated: 'Last updated December 2024',
  short: {
    heading: 'In short',
    points: [
      'What you make is yours, to use, sell and take away.',
      'Free is free forever. Paid plans are charged in advance and renew until you end them.',
      'Be decent: no harm to others, no breaking in.',
      'If fees change, you hear of it 30 days ahead and can leave.',
    ],
  },
  contents: 'On this page',
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      body: [
        `By using Appling you agree to these terms with ${facts.company}, ${office.name}, ${office.street}, ${office.city}. If you act for a company, you agree for it and confirm that you may.`,
        'This website shows what Appling does. Its chat works in your browser and its sign-in checks nothing; the parts below about accounts and payment apply once you have an account.',
      ],
    },
    {
      id: 'service',
      heading: 'What we provide',
      body: [
        'Appling turns descriptions into designs of mobile apps, which you can change and export. It is an assistant, not a guarantee: look at what it draws before you build on it, above all where health, money or safety depend on it.',
        'Plans differ in what they include:',
        [
          'Free, $0 forever: 3 app projects, basic AI assistance, standard templates, community support, export to code.',
          'Pro, $29 per month: unlimited projects, advanced AI, premium templates, priority support, custom branding, advanced export, collaboration tools, analytics dashboard.',
          'Team, $99 per month: everything in Pro, team collaboration, admin dashboard, white-label, API access, custom integrations, dedicated support, training sessions. Team by contract is what we call Enterprise.',
        ],
        'The free tier of the API includes 10,000 API calls per month. [Pricing](/pricing) compares the plans in full.',
      ],
    },
    {
      id: 'yours',
      heading: 'What is yours',
      body: [
        'Your descriptions and the designs that come of them belong to you, on every plan, during the agreement and after it. You give us no right to them beyond what it takes to show them to you.',
        'Since many people describe similar things, two designs may resemble each other. Neither takes anything from the other.',
        'The name Appling, the mark, this site and the software are ours. The [media kit](/press) says how you may use the logo.',
      ],
    },
    {
      id: 'conduct',
      heading: 'How to behave',
      body: [
        'Please do not use Appling',
        [
          'to deceive, harass or harm people, or to copy an app in order to pass for it;',
          'to break into it, overload it or read what is not yours; testing under our [bug bounty](/security) is welcome;',
          'to break the law where you are.',
        ],
        'If you do, we talk to you first where we can, and close the account where we must.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      body: [
        'Fees are charged in advance and on a recurring basis, for each month or year, until you end the plan. A change of plan takes effect immediately; the difference is set off against the running period.',
        'Pro and Team begin with a free trial of 14 days, which needs no credit card.',
        'Every paid plan has a 30-day money-back guarantee: ask within 30 days of your first payment and you get it back. Apart from that, fees are non-refundable, except as required by law.',
        'If we change our fees, you receive 30 days’ notice, and the new fee applies from the next period. Prices are in US dollars, without taxes.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending it',
      body: [
        'You can end your plan at any time, to the end of the paid period, without a reason. You then return to Free, and your projects are kept.',
        'We can end the agreement with 60 days’ notice, and refund what you have paid for the time after that. Export what you want to keep; what lies in your browser stays there until [you delete it](/privacy#delete).',
      ],
    },
    {
      id: 'liability',
      heading: 'If something goes wrong',
      body: [
        'We aim at 99.9% uptime and say on the [status page](/status) when we miss it. Still, the service comes as it is.',
        'We are liable without limit for intent, gross negligence, and harm to life and health. For ordinary negligence we are liable only where an essential duty was broken, and at most for what you paid us in the twelve months before. Rights that the law gives you as a consumer are not touched.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        'We may change these terms for the future. We announce changes that matter 30 days ahead. If you do not agree, end your plan before they apply; the old terms then hold until its end.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and contact',
      body: [
        'The law of Ireland applies. As a consumer you may also rely on the law, and go to the courts, of the country where you live.',
        `Questions? ${letter}. How we treat data is on the [privacy page](/privacy).`,
      ],
    },
  ],
} satisfies LegalText;
