import { addresses } from '../../sections/addresses.content';
import { mailto } from '../../sections/mailto';
import { helpFaq } from './help-faq.content';

export interface HelpResource {
  id: string;
  title: string;
  description: string;
  to: string;
}

export interface Tutorial {
  id: string;
  title: string;
  /** Minutes and seconds. */
  duration: string;
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced';
  description: string;
  /** The tutorial in writing, one step per line. */
  steps: readonly string[];
}

export const help = {
  heading: 'How can we help?',
  lead: 'Search the answers below, follow a lesson, or ask a person. Most questions are answered within 2-4 hours on a working day.',
  search: {
    label: 'Search help',
    example: 'Try “money back”',
    button: 'Search',
    kinds: { faq: 'Answer', resource: 'Page', tutorial: 'Lesson' },
    none: 'Nothing here matches “{query}”. Try a shorter word, or write to us: a person will look.',
    failed: 'Search could not be loaded. Type another letter to try again, or read on below.',
    one: '1 result',
    many: '{count} results',
    write: { label: 'Ask a person', href: mailto(addresses.support, 'A question') },
  },
  resources: {
    heading: 'Popular resources',
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
        title: 'For developers',
        description: 'The designer as a command, the file format and its schemas: all work today.',
        to: '/api#today',
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
          'Take the SVG pictures or the Penpot file when somebody will go on drawing, the React project when somebody will go on building.',
          'Open the HTML file: it works without Appling and without a network. The JSON file holds the whole design as data.',
          'To show it to somebody, choose Share: the app lies in a link or a QR code.',
          'Keep the sentence with it. It is the shortest documentation you will ever have.',
        ],
      },
      {
        id: 'tutorial-api',
        title: 'Screens from your own terminal',
        duration: '12:20',
        difficulty: 'Advanced',
        description: 'Run the designer on your computer, with no key and no network.',
        steps: [
          'In the repository, run npx --no appling pack:designer. It writes a tarball that runs in Node.',
          'Call npx with the tarball, your idea between quotes, and --out with a folder. The developer pages show such a call and what it prints.',
          'Open the HTML file in a browser, or unpack the React project and read its README.',
          'Open the JSON file in the chat to go on there. Its schema says what it may hold.',
        ],
      },
    ] satisfies Tutorial[],
  },
  faq: {
    heading: 'FAQ: eight questions we hear every week',
    items: helpFaq,
  },
  people: {
    heading: 'Contact support: rather ask a person?',
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
