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
      idea: 'A journal that asks for three lines a day and keeps the weather',
    },
    {
      name: 'Habit Trackers',
      text: 'Celebrates small wins',
      idea: 'A habit tracker that celebrates small wins',
    },
    {
      name: 'Study Planners',
      text: 'Counts back from the exam',
      idea: 'A study planner that counts back from the exam',
    },
    {
      name: 'Mood Boards',
      text: 'Pins a room together',
      idea: 'A mood board that pins a room together',
    },
    {
      name: 'Budget Trackers',
      text: 'Says what is left, not what is gone',
      idea: 'A budget tracker that says what is left, not what is gone',
    },
    {
      name: 'Fitness Apps',
      text: 'One number you read mid-run',
      idea: 'A running app with one number you can read mid-run',
    },
  ],
};

export type PlotContent = (typeof garden.plots)[number];
