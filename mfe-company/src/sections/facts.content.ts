export interface Figure {
  value: string;
  label: string;
  /** What is counted, and how it differs from similar numbers. */
  counts: string;
}

/** Facts that several pages and the press kit use. */
export const facts = {
  company: 'Appling Ltd',
  founded: '2021',
  founders: ['Edda Lindqvist', 'Jun Okabe'],
  people: '34',
  peopleFrom: '11',
  apps: {
    value: '10,000+',
    label: 'apps created',
    counts:
      'Apps that left the garden: exported, built and used by someone other than their maker. The 50K+ on our front page counts every design begun.',
  },
  countries: {
    value: '50+',
    label: 'countries',
    counts: 'Places where at least one of those apps is in use.',
  },
  uptime: {
    value: '99.9%',
    label: 'uptime',
    counts: 'The share of the last twelve months in which every service answered.',
  },
  creators: {
    value: '25K+',
    label: 'creators',
    counts: 'People who have described an idea and kept what grew from it.',
  },
  mission:
    'Appling is a personal AI designer for mobile apps. You describe an idea in a sentence and get an interface you can tap through, change and take away, as a design file or as code.',
  platform:
    'It is also a conversational-AI platform: a chat assistant that you design with, and a developer API that puts it into other products.',
} as const satisfies Record<string, string | readonly string[] | Figure>;
