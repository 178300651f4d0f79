import { facts } from '../../sections/facts.content';

export interface CommunityChannel {
  name: string;
  description: string;
  members: string;
  activity: 'Very active' | 'Active' | 'Quiet';
}

export interface CommunityProject {
  title: string;
  author: string;
  description: string;
  stars: string;
  category: string;
  tech: readonly string[];
  picture: ProjectPicture;
}

export type ProjectPicture = 'tide' | 'bowl' | 'moon' | 'stall';

/** A meeting with a recurrence rule, so its date is never in the past. */
export interface CommunityEvent {
  title: string;
  date: string;
  time: string;
  type: 'In-Person' | 'Virtual' | 'Hybrid';
  attendees: string;
  place: string;
  calendar: EventCalendar;
}

/** Details for the calendar file. */
export interface EventCalendar {
  file: EventFile;
  description: string;
  zone: 'Europe/Dublin' | 'Europe/Berlin' | 'Europe/Lisbon';
  /** First date, `YYYY-MM-DD`; must match the rule. */
  first: string;
  from: string;
  to: string;
  /** RFC 5545 recurrence rule. */
  rule: string;
}

/** A calendar file that `write-files.ts` writes. */
export type EventFile =
  | 'screen-club.ics'
  | 'paper-evening-dublin.ics'
  | 'build-saturday-berlin.ics'
  | 'seedling-day-lisbon.ics';

export const community = {
  heading: 'A garden has more than one gardener',
  lead: 'People who design with Appling show each other what they made, what went wrong and how they fixed it. You are welcome before you have made anything.',
  stats: [
    { value: '25K+', label: 'creators', counts: facts.creators.counts },
    {
      value: '50+',
      label: 'countries',
      counts: 'The map on our office wall is nearly out of pins.',
    },
    {
      value: '1,900',
      label: 'shared projects',
      counts: 'Designs that their makers have opened for others to remix.',
    },
    {
      value: '212',
      label: 'meetings a year',
      counts: 'Evenings, Saturdays and one very long breakfast.',
    },
  ],
  channels: {
    heading: 'Channels: where we talk',
    lead: 'The doors open from inside the app, once you have an account.',
    members: 'members',
    items: [
      {
        name: 'Community chat',
        description: 'Quick questions, first screens, honest reactions. Somebody is always awake.',
        members: '11,400',
        activity: 'Very active',
      },
      {
        name: 'Code hosting',
        description: 'Sample projects, the SDKs, and the templates we start from. Issues welcome.',
        members: '3,200',
        activity: 'Active',
      },
      {
        name: 'Forum',
        description: 'Longer answers that are still there next year. Search here first.',
        members: '8,700',
        activity: 'Active',
      },
      {
        name: 'Social',
        description: 'One good screen a day, always with the sentence that it grew from.',
        members: '19,800',
        activity: 'Quiet',
      },
    ] satisfies CommunityChannel[],
  },
  projects: {
    heading: 'Featured projects: four worth a look',
    stars: 'stars',
    items: [
      {
        title: 'Tidebook',
        author: 'Maeve Corrigan',
        description:
          'High and low water for one harbour, in type you can read with salt on your glasses.',
        stars: '842',
        category: 'Outdoors',
        tech: ['React', 'Offline first'],
        picture: 'tide',
      },
      {
        title: 'Second Helping',
        author: 'Ravi Menon',
        description:
          'A street shares what it cooked too much of. Forty households, no waste since March.',
        stars: '617',
        category: 'Neighborhood',
        tech: ['Expo', 'SQLite'],
        picture: 'bowl',
      },
      {
        title: 'Quiet Hours',
        author: 'Lotte Brandt',
        description:
          'Tells a hospital ward when to whisper. Made by a night nurse in three nights.',
        stars: '1,093',
        category: 'Healthcare',
        tech: ['React', 'Web Audio'],
        picture: 'moon',
      },
      {
        title: 'Stall 9',
        author: 'Abebe Tadesse',
        description: 'A market stall’s order book: three taps for a regular, four for a stranger.',
        stars: '455',
        category: 'Trade',
        tech: ['Expo', 'Receipt printer'],
        picture: 'stall',
      },
    ] satisfies CommunityProject[],
  },
  events: {
    heading: 'Upcoming events, again and again',
    lead: 'All four come round by themselves. Register puts the whole row into your calendar; there is no list to sign.',
    register: 'Register',
    attendees: 'usually come',
    items: [
      {
        title: 'Screen Club',
        date: 'First Thursday of every month',
        time: '18:00 – 19:00, Dublin time',
        type: 'Virtual',
        attendees: '140',
        place: 'Online',
        calendar: {
          file: 'screen-club.ics',
          description:
            'Three members show one screen each. Ten minutes of praise, ten of questions. The link is posted in the community chat.',
          zone: 'Europe/Dublin',
          first: '2025-01-02',
          from: '18:00',
          to: '19:00',
          rule: 'FREQ=MONTHLY;BYDAY=1TH',
        },
      },
      {
        title: 'Paper Evening',
        date: 'Second Wednesday of every month',
        time: '18:30 – 20:30',
        type: 'In-Person',
        attendees: '24',
        place: 'Orchard Works, Dublin',
        calendar: {
          file: 'paper-evening-dublin.ics',
          description: 'Prototypes with scissors and glue. Laptops stay in the cloakroom.',
          zone: 'Europe/Dublin',
          first: '2025-01-08',
          from: '18:30',
          to: '20:30',
          rule: 'FREQ=MONTHLY;BYDAY=2WE',
        },
      },
      {
        title: 'Build Saturday',
        date: 'Third Saturday of every month',
        time: '10:00 – 16:00',
        type: 'Hybrid',
        attendees: '60',
        place: 'Berlin, and online',
        calendar: {
          file: 'build-saturday-berlin.ics',
          description: 'Arrive with an export, leave with something that runs. Lunch is soup.',
          zone: 'Europe/Berlin',
          first: '2025-01-18',
          from: '10:00',
          to: '16:00',
          rule: 'FREQ=MONTHLY;BYDAY=3SA',
        },
      },
      {
        title: 'Seedling Day',
        date: 'March 20, every year',
        time: '09:30 – 18:00',
        type: 'In-Person',
        attendees: '400',
        place: 'Botanical garden, Lisbon',
        calendar: {
          file: 'seedling-day-lisbon.ics',
          description: 'Our yearly conference on the first day of spring. Twelve talks, all short.',
          zone: 'Europe/Lisbon',
          first: '2025-03-20',
          from: '09:30',
          to: '18:00',
          rule: 'FREQ=YEARLY',
        },
      },
    ] satisfies CommunityEvent[],
  },
  guidelines: {
    heading: 'Guidelines: four rules of the garden',
    items: [
      {
        title: 'Praise precisely',
        description: '“Nice” helps nobody. Say which line, which color, which word.',
      },
      {
        title: 'Ask before you fix',
        description: 'It is their app. Offer, then wait for the yes.',
      },
      {
        title: 'Show the sentence',
        description: 'Share the words along with the screen, so that others can learn from both.',
      },
      {
        title: 'Pull weeds quietly',
        description:
          'Spam and spite go to the moderators, not into the thread. We act the same day.',
      },
    ],
  },
};
