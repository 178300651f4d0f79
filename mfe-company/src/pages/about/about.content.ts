import { facts, type Figure } from '../../sections/facts.content';
import type { Quote } from '../../sections/pull-quote';

/** A term with its explanation, which may contain links. */
export interface Row {
  title: string;
  text: string;
}

export interface Milestone {
  year: string;
  title: string;
  text: string;
}

export interface Person {
  name: string;
  role: string;
  about: string;
}

export const about = {
  heading: 'We think everyone has an app in them',
  lead: 'Appling gives the people who have the idea the designer they could never hire. No coding, no blank canvas: a sentence goes in, an app you can tap on comes out.',
  figures: [facts.apps, facts.countries, facts.uptime] satisfies Figure[],
  story: {
    heading: 'It began with a bakery and a paper napkin',
    paragraphs: [
      'In the spring of 2021 Edda’s neighbor wanted an app for her bakery: order before eight, collect after ten, nothing else. She had drawn it on a napkin, and the napkin was right. Three agencies looked at it. The cheapest asked for eleven weeks and more than the oven had cost.',
      'Edda had designed apps for fifteen years, Jun had taught machines to lay out newspaper pages for ten. Over one weekend they built a thing that read the napkin and drew the screens. The bakery used it for two years.',
      'Since then the thing has learned about rhythm trackers, clinics, school timetables and pottery sales. The idea has stayed the size of a napkin: whoever knows what the app is for should be able to hold it in their hand the same day.',
    ],
  },
  quote: {
    text: 'Nobody is short of ideas. They are short of the first picture that makes other people see it too.',
    name: 'Edda Lindqvist',
    role: 'Founder, design',
  } satisfies Quote,
  platform: {
    heading: 'A conversational-AI platform with two doors',
    items: [
      {
        title: 'The chat assistant',
        text: 'You talk, it draws. Every sentence you add changes the app on the phone beside it, and Undo takes it back. [Open the chat](/chat).',
      },
      {
        title: 'The developer API',
        text: 'The same conversation inside your own product: messages go in, a design comes out, over four endpoints. [Read the documentation](/api).',
      },
    ] satisfies Row[],
    note: 'On this site the assistant works by rules, in your browser: no model is asked. The API is shown as it is designed; no server answers it yet.',
  },
  beliefs: {
    heading: 'What we hold on to',
    items: [
      {
        title: 'A picture beats a plan',
        text: 'We show a screen before we ask a second question. You can tap on a screen; you can only nod at a plan.',
      },
      {
        title: 'Yours to take away',
        text: 'Every design leaves as a file that others can open, or as code that others can build. If you only stay because you cannot leave, we have failed.',
      },
      {
        title: 'Plain beats clever',
        text: 'Big type, few choices, words that say what happens. That goes for the apps we draw and for the terms we write.',
      },
    ] satisfies Row[],
  },
  milestones: {
    heading: 'Four seasons',
    items: [
      {
        year: '2021',
        title: 'Seed',
        text: 'One weekend, one bakery, nine screens. Edda and Jun leave their jobs in September.',
      },
      {
        year: '2022',
        title: 'First shoots',
        text: 'The first hundred creators. A design takes four minutes, and we think that is fast.',
      },
      {
        year: '2023',
        title: 'Branches',
        text: 'Export to design tools and as code. The first app from Appling reaches a store without us noticing.',
      },
      {
        year: '2024',
        title: 'Blossom',
        text: 'An MVP in nine seconds, an API for developers, and the ten thousandth app in the hands of its users.',
      },
    ] satisfies Milestone[],
  },
  team: {
    heading: 'Some of the gardeners',
    lead: `We are ${facts.people} people from ${facts.peopleFrom} countries. These are six of them.`,
    people: [
      {
        name: 'Edda Lindqvist',
        role: 'Founder, design',
        about: 'Draws every first version on paper.',
      },
      { name: 'Jun Okabe', role: 'Founder, engineering', about: 'Deletes more code than he adds.' },
      { name: 'Odile Ferrand', role: 'Customer stories', about: 'Has visited 61 of our creators.' },
      { name: 'Kwabena Asare', role: 'Developer API', about: 'Answers issues before breakfast.' },
      { name: 'Noor Haddad', role: 'Product', about: 'Keeps the list of what we leave out.' },
      { name: 'Sunniva Dahl', role: 'Research', about: 'Asks why until it hurts.' },
    ] satisfies Person[],
  },
  invitation: {
    heading: 'What is on your napkin?',
    text: 'Describe it in a sentence. It costs nothing, asks for no card, and you can throw it away.',
    start: { label: 'Start Designing Now', to: '/chat' },
    careers: { label: 'Work with us', to: '/careers' },
  },
};
