import { addresses } from '../../sections/addresses.content';
import { facts } from '../../sections/facts.content';
import { mailto } from '../../sections/mailto';
import type { Quote } from '../../sections/pull-quote';

export interface CompanyValue {
  title: string;
  description: string;
}

export interface Benefit {
  /** A number or two words, set in large type. */
  figure: string;
  title: string;
  description: string;
}

export interface JobPosition {
  title: string;
  department: string;
  location: string;
  type: string;
  /** Per year before tax; for part-time, the pay for its hours. */
  salaryRange: string;
  description: string;
  requirements: readonly string[];
}

export const careers = {
  heading: 'Grow something with us',
  lead: `We are ${facts.people} people from ${facts.peopleFrom} countries who draw, write and build so that anyone can hold their idea in their hand. Six places are open.`,
  toRoles: { label: 'See the open positions', href: '#roles' },
  values: {
    heading: 'Five values, in use',
    items: [
      {
        title: 'Show the screen',
        description:
          'Opinions are cheap and pixels are not much dearer. We settle arguments with something that can be tapped.',
      },
      {
        title: 'Finish small things',
        description:
          'A small thing that is done beats a large one that is nearly done. Every Friday somebody uses what we made that week.',
      },
      {
        title: 'Say it plainly',
        description:
          'In the product, in reviews, in bad news. If a sentence needs a second reading, we write it again.',
      },
      {
        title: 'Leave doors open',
        description:
          'People can take their work out of Appling, and their weekends out of the calendar. Both make us better.',
      },
      {
        title: 'Weed every week',
        description:
          'One afternoon each week goes to removing: features, meetings, code, words. The garden thanks us.',
      },
    ] satisfies CompanyValue[],
  },
  benefits: {
    heading: 'Benefits: what comes with it',
    items: [
      {
        figure: '$3k',
        title: 'Learning budget',
        description:
          'Each year, for courses, books, conferences or a letterpress. Nobody asks for a report.',
      },
      {
        figure: '32 days',
        title: 'Time off',
        description: 'Plus the holidays of where you live. The minimum is 25, and we check.',
      },
      {
        figure: '4 days',
        title: 'At your desk',
        description: 'Fridays are for shipping in spring and summer, and free in winter.',
      },
      {
        figure: '20 weeks',
        title: 'Parental leave',
        description: 'Fully paid, for every parent, however the child arrives.',
      },
      {
        figure: '0.1–0.8%',
        title: 'A share of it',
        description:
          'Everyone owns a part of Appling, with ten years to decide what to do with it.',
      },
      {
        figure: 'Anywhere',
        title: 'Work where you work well',
        description: 'At home, in Dublin, or between. We meet twice a year, always near a garden.',
      },
    ] satisfies Benefit[],
  },
  quote: {
    text: 'On my second day I deleted a feature. The third day was my first celebration.',
    name: 'Noor Haddad',
    role: 'Product, since 2022',
  } satisfies Quote,
  roles: {
    heading: 'Open positions',
    salaryRange: 'Salary range, a year',
    lead: 'The salary is on the ad because it is the first thing everyone wants to know.',
    requirements: 'You bring',
    apply: 'Apply Now',
    positions: [
      {
        title: 'Senior Product Designer',
        department: 'Design',
        location: 'Dublin or remote (Europe)',
        type: 'Full-time',
        salaryRange: '$95,000 – $120,000',
        description:
          'You decide what a generated screen looks like before anyone has asked for it: the type, the density, the one big thing on each page.',
        requirements: [
          'Shipped mobile apps, at least one of them boring and loved',
          'Type that you can defend in a sentence',
          'Enough code to change what you dislike',
        ],
      },
      {
        title: 'Frontend Engineer',
        department: 'Engineering',
        location: 'Remote (UTC −3 to +3)',
        type: 'Full-time',
        salaryRange: '$100,000 – $130,000',
        description:
          'You work on the stage where designs come alive, and on the site you are reading, which is four apps that pretend to be one.',
        requirements: [
          'TypeScript and React without looking things up every minute',
          'A feeling for 16 milliseconds',
          'Accessibility as a habit, not as a ticket',
        ],
      },
      {
        title: 'Machine Learning Engineer, Layout',
        department: 'Research',
        location: 'Remote (worldwide)',
        type: 'Full-time',
        salaryRange: '$120,000 – $155,000',
        description:
          'You teach the model that white space is not empty, and prove that it has understood.',
        requirements: [
          'Models in production, and stories of what broke',
          'Evaluation before optimization',
          'Curiosity about typography, or the will to catch it',
        ],
      },
      {
        title: 'Developer Advocate',
        department: 'Developer API',
        location: 'Remote (worldwide)',
        type: 'Full-time',
        salaryRange: '$85,000 – $110,000',
        description:
          'You are the first developer who uses everything we publish, and the last one to be polite about it.',
        requirements: [
          'Writing that other developers finish reading',
          'Two languages that run on servers',
          'Patience in public threads',
        ],
      },
      {
        title: 'Customer Support Lead',
        department: 'Support',
        location: 'Dublin',
        type: 'Full-time',
        salaryRange: '$70,000 – $88,000',
        description:
          'You lead the six people who answer within 24 hours, and you bring what they hear into the room where we plan.',
        requirements: [
          'Led a support team that people stayed in',
          'Letters without a single template sentence',
          'The courage to say “we were wrong”',
        ],
      },
      {
        title: 'Illustrator, cut paper',
        department: 'Design',
        location: 'Remote (worldwide)',
        type: 'Part-time',
        salaryRange: '$38,000 – $46,000',
        description:
          'Two days a week you draw what stands at the top of pages like this one, with scissors or with numbers.',
        requirements: [
          'Flat shapes that still have weight',
          'Comfort with SVG, or with someone who has it',
          'A strong opinion about leaves',
        ],
      },
    ] satisfies JobPosition[],
  },
  noRole: {
    heading: 'Don’t See Your Role?',
    text: 'Half of us wrote when nothing was advertised. Tell us what you would change here first, and add your résumé.',
    button: 'Send Resume',
    href: mailto(addresses.careers, 'My résumé, for a role you have not listed'),
  },
};

/** Returns the mailto link that applies for a position. */
export function applyFor({ title }: JobPosition): string {
  return mailto(addresses.careers, `Application: ${title}`);
}
