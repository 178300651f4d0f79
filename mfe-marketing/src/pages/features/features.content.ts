import {
  Contrast,
  Download,
  MessagesSquare,
  MousePointerClick,
  PanelsTopLeft,
  PenLine,
  Squircle,
  SwatchBook,
  Timer,
} from 'lucide-react';
import colorful from '@appling/pictures/garden/habit-colorful.svg';
import darkMode from '@appling/pictures/garden/habit-dark-mode.svg';
import elegant from '@appling/pictures/garden/habit-elegant.svg';
import minimal from '@appling/pictures/garden/habit-minimal.svg';
import playful from '@appling/pictures/garden/habit-playful.svg';
import professional from '@appling/pictures/garden/habit-professional.svg';
import cards from '@appling/pictures/board/semester-cards.svg';
import focus from '@appling/pictures/board/semester-focus.svg';
import marks from '@appling/pictures/board/semester-marks.svg';
import palettes from '@appling/pictures/palettes.json';
import plan from '@appling/pictures/semester.svg';
import data from '@appling/pictures/semester-data.json';
import type { FeatureCard } from './feature-card';

const card = (icon: FeatureCard['icon'], title: string, description: string): FeatureCard => ({
  icon,
  title,
  description,
});

export const features = {
  heading: 'Everything between a sentence and an app',
  lead: 'Nine things that Appling does for you. Most of them are live on this page, so try them here.',
  idea: {
    card: card(
      PenLine,
      'Start with one sentence',
      'Say what the app should do and who it is for. Plain words are enough: no coding required.',
    ),
    label: 'Your app idea',
    placeholder: 'A plant diary that knows when to water',
    start: 'Start Designing Now',
  },
  styles: {
    card: card(
      SwatchBook,
      'Six styles, the same content',
      'A style changes colors, corners and weight, and never a word of yours. Pick one and the phone is redrawn.',
    ),
    label: 'Style of the design',
    picture: (style: string) => `A habit tracker, drawn in the style ${style}`,
    first: 'Colorful',
    pictures: [
      { name: 'Minimal', image: minimal },
      { name: 'Dark Mode', image: darkMode },
      { name: 'Colorful', image: colorful },
      { name: 'Professional', image: professional },
      { name: 'Playful', image: playful },
      { name: 'Elegant', image: elegant },
    ],
  },
  seconds: {
    card: card(
      Timer,
      'Design your MVP in 9 seconds',
      'You watch each screen fill in, from placeholders to words that belong to your idea.',
    ),
    figure: '9',
    unit: 'seconds',
  },
  taps: {
    card: card(
      MousePointerClick,
      'Screens that answer taps',
      'Tabs, rows and buttons lead where they should. Try the app before anybody builds it.',
    ),
    images: [plan, cards, focus],
  },
  asking: {
    card: card(
      MessagesSquare,
      'Change it by asking',
      'The chat assistant takes it from there: say what should be different, as you would to a colleague. Undo takes it back.',
    ),
    label: 'For example',
    said: ['Try Dark Mode', 'Make Buttons Glassy'],
  },
  palette: {
    card: card(
      Contrast,
      'Colors that can be read',
      'Every palette is measured against WCAG AA. Where a color would not read, the phone shows the nearest one that does.',
    ),
    label: 'Palette',
    measured: (name: string) => `Measured: the palette ${name}.`,
    sample: 'Aa',
    ratio: (value: string) => `${value} to 1`,
    pairs: [
      { name: 'Text on background', front: 'text', ground: 'background' },
      { name: 'Text on cards', front: 'text', ground: 'surface' },
      { name: 'Accent on background', front: 'accent', ground: 'background' },
      { name: 'Accent on cards', front: 'accent', ground: 'surface' },
      { name: 'Headline on its picture', front: 'heroText', ground: 'hero' },
    ] as const,
    palettes,
  },
  corners: {
    card: card(
      Squircle,
      'Corners from sharp to very round',
      'One slider rounds every card, field and button in the app at once.',
    ),
    label: 'Corners',
    names: ['Sharp', 'Soft', 'Round', 'Very round'],
    first: 20,
    most: 32,
  },
  board: {
    card: card(
      PanelsTopLeft,
      'All screens at one glance',
      'A design is more than its first screen. See them side by side and open the one you mean.',
    ),
    label: 'Screens of Semester',
    picture: (screen: string) => `Semester, the screen ${screen}`,
    screens: [
      { name: 'Plan', image: plan },
      { name: 'Cards', image: cards },
      { name: 'Focus', image: focus },
      { name: 'Marks', image: marks },
    ],
  },
  export: {
    card: card(
      Download,
      'Export anywhere',
      'For design tools or as code. Each is made in your browser, after the first visit without a network; nothing is uploaded.',
    ),
    rows: [
      { name: 'Every screen, for design tools', format: 'SVG, Penpot, tokens' },
      { name: 'The app as code', format: 'HTML, React, Expo' },
      { name: 'The whole design, to open here again', format: 'JSON' },
      { name: 'A link that shows the app', format: 'Link, QR code' },
    ],
    sample: { label: 'Download a sample', file: 'semester-plan.svg', image: plan },
    code: data,
    codeLabel: 'How the data begins',
  },
  close: { heading: 'Which app is yours?', start: 'Get Started' },
};
