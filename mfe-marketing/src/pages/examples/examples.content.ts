import ideas from '@appling/pictures/ideas.json';
import clinic from '@appling/pictures/clinic.svg';
import kiln from '@appling/pictures/kiln.svg';
import pocket from '@appling/pictures/pocket.svg';
import semester from '@appling/pictures/semester.svg';
import teamside from '@appling/pictures/teamside.svg';
import wander from '@appling/pictures/wander.svg';
import type { CaseStudy } from './case-study';

export const examples = {
  heading: 'Success stories',
  lead: 'Grown here: six apps that began as one sentence.',
  filter: {
    label: 'Category of the stories',
    all: 'All',
    categories: ['E-commerce', 'Healthcare', 'Finance', 'Education', 'Travel', 'HR & Workplace'],
    count: (stories: number, category: string | null) =>
      `${stories} ${stories === 1 ? 'story' : 'stories'}${category ? ` in ${category}` : ''}`,
  },
  metricLabels: { users: 'users', rating: 'rating', responses: 'responses' },
  draw: (app: string) => `Draw ${app.slice(0, 1).toUpperCase()}${app.slice(1)} yourself`,
  stories: [
    {
      app: 'kiln',
      title: 'Kiln sells out before the kiln cools',
      description:
        'A two-person pottery took its spring firing online with a shop that was drawn in one afternoon.',
      category: 'E-commerce',
      features: ['Timed drops', 'Saved shelf', 'One-tap checkout'],
      metrics: { users: '12K', rating: '4.8', responses: '1.9K' },
      idea: ideas.kiln,
      image: kiln,
      imageText: 'Kiln: a spring shelf of eighteen pieces, Thursday at 6 pm, above the pots.',
    },
    {
      app: 'clinic',
      title: 'A clinic that people answer',
      description: 'Missed visits fell once the reminder had one big button.',
      category: 'Healthcare',
      features: ['Visit replies', 'Medicine list', 'Plain words'],
      metrics: { users: '8.4K', rating: '4.9', responses: '2.6K' },
      idea: ideas.clinic,
      image: clinic,
      imageText: 'Clinic: the next visit, tomorrow at 9:20, with the button “I am coming”.',
    },
    {
      app: 'pocket',
      title: 'Pocket says what is left',
      description: 'A budget for people who close budget apps.',
      category: 'Finance',
      features: ['Daily allowance', 'Soft limits', 'Goals in view'],
      metrics: { users: '31K', rating: '4.7', responses: '5.2K' },
      idea: ideas.pocket,
      image: pocket,
      imageText: 'Pocket: £1,284.50 left to spend, £92 a day until payday.',
    },
    {
      app: 'wander',
      title: 'Four friends, one plan, no group chat',
      description: 'Wander keeps the trip on one line: where, when, who has the tickets.',
      category: 'Travel',
      features: ['Shared days', 'Offline tickets', 'Split costs'],
      metrics: { users: '22K', rating: '4.9', responses: '4.1K' },
      idea: ideas.wander,
      image: wander,
      imageText: 'Wander: a trip to Lisbon for four, with the plan of one day.',
    },
    {
      app: 'semester',
      title: 'Revision that counts down kindly',
      description: 'Semester plans backwards from the exam and moves what you miss.',
      category: 'Education',
      features: ['Backwards plan', 'Flashcards', 'Focus timer'],
      metrics: { users: '18K', rating: '4.8', responses: '3.3K' },
      idea: ideas.semester,
      image: semester,
      imageText: 'Semester: exam in six days, you are on track, with the hours of Tuesday.',
    },
    {
      app: 'teamside',
      title: 'Time off, without the spreadsheet',
      description: 'Teamside answers one question first: how many days do I have?',
      category: 'HR & Workplace',
      features: ['Days left', 'Who is away', 'Two-tap approval'],
      metrics: { users: '9.7K', rating: '4.6', responses: '1.2K' },
      idea: ideas.teamside,
      image: teamside,
      imageText: 'Teamside: 14.5 days off left this year, and who is away this week.',
    },
  ] satisfies CaseStudy[],
  close: { heading: 'Yours could be next.', start: 'Start Designing Now' },
};
