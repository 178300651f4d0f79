import ideas from '@appling/pictures/garden/ideas.json';

export const garden = {
  heading: 'What will you grow?',
  lead: [
    'Pick any plot and its idea is ready to send.',
    'Choose a style and the whole bed is redrawn.',
  ],
  styles: {
    label: 'Style of the designs',
    names: ['Minimal', 'Dark Mode', 'Colorful', 'Professional', 'Playful', 'Elegant'],
    drawn: (style: string) => `All six designs are drawn in ${style}.`,
  },
  plots: [
    {
      name: 'Journal Apps',
      text: 'Three lines a day, with the weather',
      idea: ideas.journal,
    },
    {
      name: 'Habit Trackers',
      text: 'Celebrates small wins',
      idea: ideas.habit,
    },
    {
      name: 'Study Planners',
      text: 'Counts back from the exam',
      idea: ideas.study,
    },
    {
      name: 'Mood Boards',
      text: 'Pins a room together',
      idea: ideas['mood-board'],
    },
    {
      name: 'Budget Trackers',
      text: 'Says what is left, not what is gone',
      idea: ideas.budget,
    },
    {
      name: 'Fitness Apps',
      text: 'Your week in one number',
      idea: ideas.fitness,
    },
  ],
};

export type PlotContent = (typeof garden.plots)[number];
