/** A row beside the phone for each of nine seconds; the finished app then shows for three. */
const building = [
  'Reading idea',
  'Picking colors',
  'Setting type',
  'Laying out',
  'Drawing plant',
  'Adding habits',
  'Adding streaks',
  'Linking tabs',
  'Checking text',
];

export const hero = {
  heading: 'Design your dream app',
  lead: {
    always:
      'Describe it in plain words. Your personal AI designer for mobile apps draws every screen',
    roomy: ', and you tap it on a phone',
  },
  prompt: {
    label: 'Your app idea',
    another: 'Another idea',
    start: 'Start Designing Now',
    examples: [
      'A habit tracker that celebrates small wins',
      'A running log that cheers at every kilometer',
      'A shop for the bowls I make at my kiln',
      'A budget that tells me what is left until Friday',
      'A study planner that knows when my exams are',
      'A shared journal for two people far apart',
    ],
  },
  demo: 'Watch Demo',
  badges: ['No coding required', 'AI-powered design', 'Export anywhere'],
  phone:
    'A habit tracker called Small Wins is being drawn on a phone, from the top of the screen down.',
  building: [
    ...building.map((title, second) => ({ title, detail: `${second} of 9 seconds` })),
    ...['Ready to tap', 'Ready to tap', 'Ready to tap'].map((title) => ({
      title,
      detail: '9 of 9 seconds',
    })),
  ],
  motion: { pause: 'Pause the moving picture', play: 'Play the moving picture' },
};
