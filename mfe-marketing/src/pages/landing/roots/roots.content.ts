export interface Testimonial {
  id: string;
  initials: string;
  name: string;
  /** A user name. */
  role: string;
  quote: string;
  tags: readonly { text: string; type: 'featured' | 'default' }[];
  stats: readonly { icon: StatIcon; text: string }[];
  avatarGradient: 'sun-blossom' | 'leaf-sun';
  /** Empty: shows the initials. These people are invented and have no portrait. */
  avatarUrl: string;
}

export interface Statistic {
  figure: string;
  label: string;
  /** What the figure counts, where it differs from another page: /about counts only apps in use. */
  note?: string;
}

export type StatIcon = 'screens' | 'seconds' | 'people' | 'days';

export const roots = {
  heading: 'It takes root quickly.',
  statistics: [
    { figure: '50K+', label: 'apps created', note: 'drafts included' },
    { figure: '25K+', label: 'creators' },
    { figure: '99%', label: 'satisfaction' },
  ] satisfies Statistic[] as readonly Statistic[],
  carousel: {
    label: 'What creators say',
    slide: (number: number, count: number) => `${number} of ${count}`,
    goTo: (name: string) => `Show what ${name} says`,
    dots: 'Choose a voice',
    previous: 'Previous voice',
    next: 'Next voice',
    pause: 'Pause the voices',
    play: 'Play the voices',
  },
  testimonials: [
    {
      id: 'maren',
      initials: 'MO',
      name: 'Maren Oduya',
      role: '@marenmakes',
      quote:
        'I typed one line on the bus. By my stop I had four screens and a color I would never have dared.',
      tags: [
        { text: 'First app', type: 'featured' },
        { text: 'Journal', type: 'default' },
        { text: 'No code', type: 'default' },
      ],
      stats: [
        { icon: 'screens', text: '4 screens' },
        { icon: 'seconds', text: '9 seconds' },
      ],
      avatarGradient: 'sun-blossom',
      avatarUrl: '',
    },
    {
      id: 'tomas',
      initials: 'TV',
      name: 'Tomas Vale',
      role: '@valebakes',
      quote:
        'My bakery runs on Saturdays. On Sunday I described the order list, on Monday we tapped through it.',
      tags: [
        { text: 'Small shop', type: 'featured' },
        { text: 'Orders', type: 'default' },
        { text: 'Team of three', type: 'default' },
      ],
      stats: [
        { icon: 'screens', text: '6 screens' },
        { icon: 'people', text: '3 people' },
      ],
      avatarGradient: 'leaf-sun',
      avatarUrl: '',
    },
    {
      id: 'ines',
      initials: 'IK',
      name: 'Ines Karadag',
      role: '@inesdraws',
      quote:
        'I still draw by hand. Now I draw on top of something that already works, and I start an hour later.',
      tags: [
        { text: 'Designer', type: 'featured' },
        { text: 'Mood boards', type: 'default' },
        { text: 'Export', type: 'default' },
      ],
      stats: [
        { icon: 'screens', text: '12 screens' },
        { icon: 'days', text: '2 days' },
      ],
      avatarGradient: 'sun-blossom',
      avatarUrl: '',
    },
  ] satisfies Testimonial[] as readonly Testimonial[],
};
