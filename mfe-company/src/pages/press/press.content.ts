import { addresses } from '../../sections/addresses.content';
import { facts, type Figure } from '../../sections/facts.content';
import { mailto } from '../../sections/mailto';
import sizes from './press-files.json';

export interface PressRelease {
  title: string;
  /** ISO date. */
  date: string;
  excerpt: string;
  category: 'Funding' | 'Partnership' | 'Product' | 'Award';
  /** The page of this site about the announcement, or `null`. */
  link: { label: string; to: string } | null;
}

export interface Coverage {
  outlet: string;
  title: string;
  /** ISO date. */
  date: string;
  type: 'Review' | 'Interview' | 'Podcast' | 'Feature';
}

/** Type and size are those of the file. */
export interface MediaResource {
  title: string;
  description: string;
  type: 'PDF' | 'ZIP';
  size: string;
  file: PressFile;
}

/** A file that `write-files.ts` writes. */
export type PressFile = keyof typeof sizes;

function resource(title: string, file: PressFile, description: string): MediaResource {
  const type = file.endsWith('.pdf') ? 'PDF' : 'ZIP';
  return {
    title,
    file,
    description,
    type,
    size: `${Math.max(1, Math.round(sizes[file] / 1000))} kB`,
  };
}

export const press = {
  heading: 'For those who write about us',
  lead: 'Facts you can quote, pictures you can print and a person who picks up. We answer press within 24 hours.',
  kit: { label: 'Download Media Kit', file: 'appling-media-kit.zip' as PressFile },
  team: { label: 'Contact Press Team', href: mailto(addresses.press, 'Press inquiry') },
  figures: [facts.apps, facts.countries, facts.creators, facts.uptime] satisfies Figure[],
  releases: {
    heading: 'Press releases',
    items: [
      {
        title: 'Appling raises $12 million to give every idea a designer',
        date: '2024-11-19',
        excerpt:
          'Furrow Ventures leads the Series A, joined by Hedgerow and eleven of our own creators. The money goes into layout research and into support that answers at night.',
        category: 'Funding',
        link: null,
      },
      {
        title: 'The Appling API opens to developers',
        date: '2024-10-08',
        excerpt:
          'Four endpoints, a free tier with 10,000 API calls per month, and answers that begin in under 100 ms: what draws the screens on our site can now draw them in yours.',
        category: 'Product',
        link: { label: 'See the Developer API', to: '/api' },
      },
      {
        title: 'Northfold Schools puts a designer into forty classrooms',
        date: '2024-09-03',
        excerpt:
          'Pupils of twelve to sixteen sketch, test and rebuild an app in one term. The timetable that came out of the pilot is now used by their teachers.',
        category: 'Partnership',
        link: { label: 'Read success stories', to: '/examples' },
      },
      {
        title: 'Appling receives the Open Drawer Prize for useful software',
        date: '2024-05-21',
        excerpt:
          'The jury praised “a tool that leaves its users with files instead of a subscription they cannot end”.',
        category: 'Award',
        link: null,
      },
    ] satisfies PressRelease[],
  },
  coverage: {
    heading: 'Media coverage: what others said',
    columns: ['Outlet', 'Title', 'Type', 'Date'],
    items: [
      {
        outlet: 'The Slow Screen',
        title: 'Nine seconds, then nine minutes of staring at it happily',
        date: '2024-11-26',
        type: 'Review',
      },
      {
        outlet: 'Margin Notes',
        title: 'Edda Lindqvist on why the first version belongs on paper',
        date: '2024-10-30',
        type: 'Interview',
      },
      {
        outlet: 'Second Breakfast Radio',
        title: 'The bakery app that started it all',
        date: '2024-09-12',
        type: 'Podcast',
      },
      {
        outlet: 'Plain Text Weekly',
        title: 'Who needs a designer? Everyone, it turns out',
        date: '2024-07-04',
        type: 'Feature',
      },
    ] satisfies Coverage[],
  },
  resources: {
    heading: 'Media kit: five files to take',
    lead: 'Free to use in articles about Appling. Please leave the colors and the proportions alone.',
    download: 'Download',
    items: [
      resource(
        'Complete media kit',
        'appling-media-kit.zip',
        'Everything below in one archive, with a note on how to use it.',
      ),
      resource(
        'Logo pack',
        'appling-logos.zip',
        'Mark and wordmark as SVG and PNG, for light and for dark grounds.',
      ),
      resource(
        'Colors and shapes',
        'appling-colors.pdf',
        'Our palette with its values, and the leaf cut, on one page.',
      ),
      resource(
        'Fact sheet',
        'appling-facts.pdf',
        'Numbers with what they count, history, people, in words you may quote.',
      ),
      resource(
        'Product screens',
        'appling-screens.zip',
        'Three designs that Appling drew, as SVG and PNG, with their prompts.',
      ),
    ] satisfies MediaResource[],
  },
  boilerplate: {
    heading: 'Appling in a paragraph',
    text: `${facts.mission} ${facts.platform} ${facts.company} was founded in ${facts.founded} in Dublin by ${facts.founders.join(' and ')} and employs ${facts.people} people from ${facts.peopleFrom} countries.`,
  },
  inquiries: {
    heading: 'Media inquiries',
    text: 'Interviews, quotes, a screen in another size, a fact to check: write to us and a person answers within 24 hours. On deadline? Put the hour in the subject.',
    button: addresses.press,
    href: mailto(addresses.press, 'Media inquiry'),
  },
};
