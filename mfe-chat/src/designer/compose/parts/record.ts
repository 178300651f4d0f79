import { clip } from '../clip';
import { leadOf, personAt } from '../context';
import { pictureAt, type Builder } from './numbers';

export const detail: Builder = (context) => {
  const { domain, say, id } = context;
  const pictured = context.imagery !== 'plain' && context.imagery !== 'initials';
  return [
    {
      type: 'detail',
      id: id('record'),
      save: say('Save'),
      saved: say('Saved'),
      records: domain.entries.map((entry, index) => {
        const lead = leadOf(context, index);
        return {
          title: entry.title,
          note: entry.note,
          tint: index % 5,
          ...(pictured ? { picture: pictureAt(context, index) } : lead ? { lead } : {}),
          facts: [
            ...domain.facts.map((label, at) => ({ label, value: entry.facts[at] ?? '–' })),
            { label: say('List'), value: entry.group },
          ].slice(0, 6),
        };
      }),
    },
  ];
};

export const rating: Builder = (context) => {
  const { reviews } = context.samples;
  return [
    {
      type: 'rating',
      id: context.id('stars'),
      label: context.say('Your stars'),
      value: context.say('4.6 from 128 people'),
      stars: 4,
      thanks: context.say('Thank you. Counted.'),
      reviews: reviews.map((text, index) => ({
        name: personAt(context, index),
        text,
        stars: 5 - index,
      })),
    },
  ];
};

export const document: Builder = (context) => {
  const [entry] = context.domain.entries;
  return [
    {
      type: 'document',
      id: context.id('paper'),
      title: entry ? clip(entry.title, 40) : context.domain.one,
      note: context.brief.language === 'en' ? `${context.today}, 2 pages` : context.today,
      share: context.say('Share as PDF'),
      shared: context.say('Ready to hand over'),
      text: context.domain.headline,
      rows: [
        ...context.domain.facts.map((label, at) => ({ label, value: entry?.facts[at] ?? '–' })),
        ...context.domain.entries
          .slice(1, 4)
          .map(({ title, value }) => ({ label: clip(title, 24), value: clip(value, 20) })),
      ],
    },
  ];
};
