import type { AppDesign, Screen } from '../model/app-design';
import type { Component } from '../model/components';
import type { Look } from '../model/theme';
import type { PictureName } from '../drawings/picture-names';

const look: Look = {
  style: 'colorful',
  mode: 'light',
  radius: 24,
  surface: 'solid',
  density: 'regular',
  type: { display: 'bricolage', text: 'instrument', weight: 690, tracking: -0.03 },
  palette: {
    name: 'Clay',
    background: '#f4efe8',
    surface: '#fffaf3',
    text: '#2a211b',
    accent: '#c0472a',
    vivid: '#ff8f66',
    hero: '#c4512d',
    heroText: '#fff3e6',
    bar: '#f4efe8',
    tints: ['#d9e4ec', '#e1ead8', '#f7e8c4', '#f3d9c9', '#e9dfd2'],
    art: {
      sky: '#d9e4ec',
      sun: '#ffb37a',
      far: '#5e805b',
      mid: '#27486b',
      near: '#2f4a33',
      light: '#f5e3cf',
      pop: '#a8643c',
      deep: '#2a211b',
    },
  },
};

interface Piece {
  id: string;
  name: string;
  price: string;
  picture: PictureName;
  tint: number;
  words: string;
}

const pieces: Piece[] = [
  {
    id: 'morning-mug',
    name: 'Morning mug',
    price: '£28',
    picture: 'mug',
    tint: 0,
    words:
      'Cobalt slip over stoneware, one cream line by hand. Holds 350 ml and the heat of a slow breakfast.',
  },
  {
    id: 'rice-bowl',
    name: 'Rice bowl',
    price: '£34',
    picture: 'bowl',
    tint: 1,
    words: 'Celadon glaze on a narrow foot. No two sit quite alike, and all of them stack.',
  },
  {
    id: 'bud-vase',
    name: 'Bud vase',
    price: '£41',
    picture: 'bud-vase',
    tint: 2,
    words: 'Thrown small, for one stem. Iron oxide where your thumb goes.',
  },
];

const pieceScreen = ({ id, name, price, picture, words }: Piece): Screen => ({
  id,
  name,
  top: 'background',
  ground: 'background',
  tabBar: false,
  components: [
    {
      type: 'top-bar',
      id: `${id}-bar`,
      lead: { icon: 'chevron-left', label: 'Back', action: { do: 'back' } },
      actions: [
        {
          icon: 'heart',
          label: `Save ${name}`,
          action: { do: 'toggle', says: 'Saved', off: 'No longer saved' },
        },
      ],
    },
    { type: 'picture', id: `${id}-picture`, picture, label: name, height: 300, space: 8 },
    { type: 'header', id: `${id}-title`, title: name, note: price, size: 34, space: 20 },
    { type: 'paragraph', id: `${id}-words`, text: words },
    {
      type: 'button',
      id: `${id}-buy`,
      label: 'Put in the bag',
      icon: 'shopping-bag',
      action: { do: 'toggle', says: 'In the bag', off: 'Taken out again' },
    },
  ],
});

const shelf = (id: string, label: string): Component => ({
  type: 'shelf',
  id,
  label,
  items: pieces.map((piece) => ({
    title: piece.name,
    price: piece.price,
    picture: piece.picture,
    tint: piece.tint,
    action: { do: 'go', to: piece.id },
  })),
});

const rowsOf = (chosen: Piece[]) =>
  chosen.map(({ id, name, price, picture, tint }) => ({
    title: name,
    value: price,
    lead: { as: 'picture' as const, picture },
    tint,
    action: { do: 'go' as const, to: id },
  }));

export const kiln: AppDesign = {
  version: 1,
  id: 'kiln',
  name: 'Kiln',
  kind: 'ecommerce',
  idea: 'A shop for a pottery that sells out at every firing',
  language: 'en',
  direction: 'ltr',
  look,
  ownLook: look,
  layout: 'original',
  start: 'shop',
  tabs: [
    { label: 'Shop', icon: 'store', to: 'shop' },
    { label: 'Saved', icon: 'heart', to: 'saved' },
    { label: 'Firings', icon: 'calendar', to: 'firings' },
    { label: 'You', icon: 'user-round', to: 'you' },
  ],
  screens: [
    {
      id: 'shop',
      name: 'Shop',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'top-bar',
          id: 'shop-bar',
          title: 'kiln',
          actions: [
            { icon: 'search', label: 'Search the shelf', action: { do: 'go', to: 'all' } },
            {
              icon: 'shopping-bag',
              label: 'Bag, two pieces',
              badge: '2',
              action: { do: 'go', to: 'bag' },
            },
          ],
        },
        {
          type: 'promo',
          id: 'spring',
          title: 'Spring\nfiring',
          note: '40 pieces,\nThursday 6 pm',
          picture: 'kiln-vase',
          height: 331,
          action: { do: 'go', to: 'firings' },
        },
        {
          type: 'section',
          id: 'shelf-title',
          title: 'From the shelf',
          link: { label: 'All 128', action: { do: 'go', to: 'all' } },
        },
        shelf('shelf', 'From the shelf'),
      ],
    },
    {
      id: 'all',
      name: 'The shelf',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'header',
          id: 'all-title',
          title: 'The shelf',
          note: '128 pieces, three shown first',
          size: 31,
        },
        {
          type: 'tags',
          id: 'all-filter',
          label: 'Show only',
          tags: [
            { label: 'Cups', on: true },
            { label: 'Bowls', on: true },
            { label: 'Vases', on: true },
            { label: 'Under £30' },
          ],
        },
        { type: 'list', id: 'all-list', arrangement: 'cards', rows: rowsOf(pieces) },
      ],
    },
    {
      id: 'saved',
      name: 'Saved',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'header',
          id: 'saved-title',
          title: 'Saved',
          note: 'We hold nothing back: first come, first served.',
          size: 31,
        },
        shelf('saved-shelf', 'Saved pieces'),
      ],
    },
    {
      id: 'firings',
      name: 'Firings',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'calendar',
          id: 'firing-month',
          year: 2025,
          month: 5,
          selected: 15,
          today: 13,
          marked: [1, 15, 29],
          quiet: 'The kiln rests.',
          agenda: [
            { title: 'Spring firing opens', value: '18:00', tint: 3 },
            { title: 'Glaze workshop', value: '10:30', tint: 0 },
          ],
        },
        {
          type: 'button',
          id: 'firing-remind',
          label: 'Remind me on Thursday',
          icon: 'bell',
          action: { do: 'toggle', says: 'Reminder is on', off: 'Reminder is off' },
        },
      ],
    },
    {
      id: 'bag',
      name: 'Bag',
      top: 'background',
      ground: 'background',
      tabBar: false,
      components: [
        {
          type: 'top-bar',
          id: 'bag-bar',
          lead: { icon: 'x', label: 'Close', action: { do: 'back' } },
          actions: [],
        },
        { type: 'header', id: 'bag-title', title: 'Your bag', note: 'Two pieces, £62', size: 31 },
        { type: 'list', id: 'bag-list', arrangement: 'cards', rows: rowsOf(pieces.slice(0, 2)) },
        {
          type: 'button',
          id: 'bag-pay',
          label: 'Reserve for £62',
          action: { do: 'toggle', says: 'Reserved until Friday', off: 'Reservation taken back' },
        },
      ],
    },
    {
      id: 'you',
      name: 'You',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'profile',
          id: 'buyer',
          initials: 'IB',
          name: 'Ines Brook',
          note: 'Nine pieces since 2022',
          tint: 3,
        },
        {
          type: 'toggles',
          id: 'buyer-options',
          label: 'Letters from the kiln',
          space: 24,
          options: [
            { title: 'When a firing opens', on: true },
            { title: 'Seconds and strays', note: 'Small faults, half the price', on: true },
            { title: 'Workshops', on: false },
          ],
        },
      ],
    },
    ...pieces.map(pieceScreen),
  ],
};
