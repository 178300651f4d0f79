export const steps = {
  heading: ['A sentence goes in.', 'An app comes up.'],
  items: [
    {
      title: 'Describe Your Vision',
      text: 'One sentence is enough. Say what the app should do and who it is for, in your own words.',
    },
    {
      title: 'AI Creates Your Design',
      text: 'Layout, color, type and real content, chosen to suit your idea. You watch each screen fill in.',
    },
    {
      title: 'Customize & Export',
      text: 'Try other colors, corners and layouts until it feels like yours. Then take the design with you.',
    },
  ],
  start: 'Start Creating For Free',
  note: 'No credit card required to start',
  pause: 'Pause the steps',
  play: 'Play the steps',
  stage: {
    idea: 'A habit tracker that celebrates small wins',
    design: 'Design it',
    captions: [
      { letter: 'a.', lines: ['A week', 'at a glance'] },
      { letter: 'b.', lines: ['Wins counted,', 'not misses'] },
    ],
    palette: 'Meadow',
    export: {
      title: 'Export',
      rows: [
        { name: 'This screen', format: 'SVG' },
        { name: 'The whole design', format: 'JSON' },
      ],
    },
  },
};

export type StepItem = (typeof steps.items)[number];
export type StageContent = typeof steps.stage;
