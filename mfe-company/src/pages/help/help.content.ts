import { addresses } from '../../sections/addresses.content';
import { mailto } from '../../sections/mailto';

/** A question with its answer; links are written `[words](address)`. */
export interface HelpFaq {
  /** Anchor of the row. */
  id: string;
  question: string;
  answer: string;
}

/** A page that most people look for. */
export interface HelpResource {
  id: string;
  title: string;
  description: string;
  to: string;
}

/** A lesson. */
export interface Tutorial {
  id: string;
  title: string;
  /** Minutes and seconds. */
  duration: string;
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced';
  description: string;
  /** The lesson in writing, one step a line. */
  steps: readonly string[];
}

export const help = {
  heading: 'How can we help?',
  lead: 'Search the answers below, follow a lesson, or ask a person. Most questions are answered within 2-4 hours on a working day.',
  search: {
    label: 'Search help',
    example: 'Try “money back”',
    button: 'Search',
    /** Group names in front of each result. */
    kinds: { faq: 'Answer', resource: 'Page', tutorial: 'Lesson' },
    none: 'Nothing here matches “{query}”. Try a shorter word, or write to us: a person will look.',
    failed: 'Search could not be loaded. Type another letter to try again, or read on below.',
    one: '1 result',
    many: '{count} results',
    write: { label: 'Ask a person', href: mailto(addresses.support, 'A question') },
  },
  resources: {
    heading: 'Most read',
    items: [
      {
        id: 'resource-start',
        title: 'Start your first design',
        description: 'Type a sentence, get a screen. You need no account for this.',
        to: '/chat',
      },
      {
        id: 'resource-plans',
        title: 'Plans and billing',
        description: 'What Free, Pro and Team include, side by side, with every price.',
        to: '/pricing',
      },
      {
        id: 'resource-api',
        title: 'Developer quick start',
        description: 'A key, an SDK and a first answer in three steps.',
        to: '/api',
      },
      {
        id: 'resource-privacy',
        title: 'What we store',
        description: 'All of it, where it lies, and the button that deletes it.',
        to: '/privacy',
      },
    ] satisfies HelpResource[],
  },
  tutorials: {
    heading: 'Video tutorials',
    lead: 'The films are not on this site yet. Each lesson is written out, so you can follow it today.',
    read: 'Read the lesson',
    items: [
      {
        id: 'tutorial-sentence',
        title: 'From sentence to screen',
        duration: '4:30',
        difficulty: 'Beginner',
        description: 'Write an idea so that the first picture is already close.',
        steps: [
          'Open the chat and say who uses the app, and when: “for a runner, right after the run”.',
          'Name the one thing that must be biggest on the screen.',
          'Send it, and look before you change anything.',
          'Tap through the phone: every tab and button answers.',
        ],
      },
      {
        id: 'tutorial-color',
        title: 'Colors that stay readable',
        duration: '6:10',
        difficulty: 'Beginner',
        description: 'Change the palette without losing anybody.',
        steps: [
          'Choose Change Colors and pick a palette by its mood, not by its first swatch.',
          'Read the contrast badges: each says whether text still stands out.',
          'Try the dark side of the palette as well; half of your users live there.',
          'Undo is beside the name. Use it without shame.',
        ],
      },
      {
        id: 'tutorial-export',
        title: 'Take it with you',
        duration: '8:45',
        difficulty: 'Intermediate',
        description: 'Export as pictures or as code, and know which you need.',
        steps: [
          'Choose Export above the phone.',
          'Take the SVG pictures when somebody will go on drawing, the HTML file when somebody will go on building.',
          'Open the download: it works without Appling and without a network. The JSON file holds the whole design as data.',
          'Keep the sentence with it. It is the shortest documentation you will ever have.',
        ],
      },
      {
        id: 'tutorial-api',
        title: 'Screens from your own code',
        duration: '12:20',
        difficulty: 'Advanced',
        description: 'Call the API, read the first choice, stay inside the limits.',
        steps: [
          'Get an API key and keep it on your server, never in an app.',
          'Send your messages to the chat completions endpoint, with a model and a temperature of 0.7.',
          'Read choices[0].message.content: that is the answer.',
          'Watch the usage endpoint; the free tier covers 10,000 calls per month.',
        ],
      },
    ] satisfies Tutorial[],
  },
  faq: {
    heading: 'Eight questions we hear every week',
    items: [
      {
        id: 'faq-start',
        question: 'Do I need to know how to code or draw?',
        answer:
          'No. You describe the app in your own words and change it by tapping or by asking. If you can order in a café, you can design with Appling. [Start here](/chat); it asks for no account and no card.',
      },
      {
        id: 'faq-free',
        question: 'What can I do for free?',
        answer:
          'Three app projects, basic AI assistance, standard templates, community support and export to code, for $0, forever. [Compare the plans](/pricing).',
      },
      {
        id: 'faq-change',
        question: 'Can I change my plan later?',
        answer:
          'Whenever you like. Changes take effect immediately. When you go down to a smaller plan your projects are kept; you can open all of them and add new ones within the limit of that plan.',
      },
      {
        id: 'faq-trial',
        question: 'Is there a trial, and can I get my money back?',
        answer:
          'Pro ($29 per month) and Team ($99 per month) start with 14 days free, without a credit card. After that, every paid plan has a 30-day money-back guarantee: ask within 30 days of your first payment and you get a refund. Fees are charged in advance; [the terms](/terms#payment) say it in full.',
      },
      {
        id: 'faq-export',
        question: 'How do I get my design out?',
        answer:
          'Choose Export in the chat. You can take each screen as an SVG picture, which design tools open, the whole design as JSON, or the app as code: one HTML file that runs in a browser. That is so on every plan; Pro adds advanced export. What you take away is yours, and it works without us.',
      },
      {
        id: 'faq-stored',
        question: 'Where are my designs stored?',
        answer:
          'In your browser, on this device. Nothing that you type is sent to a server. They are there again when you come back, the last eight under Recent. That also means: another browser does not have them, and deleting the data of this site deletes them, so export what you want to keep. [Privacy](/privacy) shows everything and has a button for it.',
      },
      {
        id: 'faq-api',
        question: 'What does the API cost?',
        answer:
          'The free tier includes 10,000 API calls per month. For more, API access is part of Team. [Read the developer pages](/api).',
      },
      {
        id: 'faq-support',
        question: 'How fast will somebody answer?',
        answer:
          'Usually within 2-4 hours on working days. Paid plans include email support with a 24-hour response. Pro and Enterprise customers have priority and can reach live chat 24/7; Enterprise is Team by contract.',
      },
    ] satisfies HelpFaq[],
  },
  people: {
    heading: 'Rather ask a person?',
    items: [
      {
        id: 'chat',
        title: 'Live Chat Support',
        description:
          'Opens the chat. Around the clock, 24/7, a person joins for Pro and Enterprise customers.',
        action: { label: 'Open the chat', href: '/chat' },
      },
      {
        id: 'ticket',
        title: 'Submit a Ticket',
        description:
          'Opens a letter in your mail program. On a paid plan the answer comes within 24 hours.',
        action: {
          label: addresses.support,
          href: mailto(addresses.support, 'Support ticket: what happened'),
        },
      },
    ],
  },
  community: {
    heading: 'Or ask the community',
    links: [
      { label: 'Channels: chat, forum, code', to: '/community#channels' },
      { label: 'Projects to learn from', to: '/community#projects' },
      { label: 'Events you can walk into', to: '/community#events' },
      { label: 'Is it down? Service status', to: '/status' },
    ],
  },
};
