import type { AppDesign } from '../model/app-design';
import type { Row } from '../model/parts';
import type { Look } from '../model/theme';
import { palettes } from '../themes/palettes';

const look: Look = {
  style: 'pastel',
  mode: 'light',
  palette: palettes.meadow,
  radius: 24,
  surface: 'solid',
  density: 'regular',
  type: { display: 'bricolage', text: 'instrument', weight: 680, tracking: -0.03 },
};

const agenda: Row[] = [
  { title: 'Stretch', value: '7:00', lead: { as: 'icon', icon: 'person-standing' }, tint: 4 },
  { title: 'Read ten pages', value: '7:30', lead: { as: 'icon', icon: 'book-open' }, tint: 1 },
  { title: 'Walk outside', value: '8:15', lead: { as: 'icon', icon: 'footprints' }, tint: 2 },
  { title: 'Phone away by ten', value: '22:00', lead: { as: 'icon', icon: 'moon' }, tint: 3 },
  { title: 'Drink water', value: 'All day', lead: { as: 'icon', icon: 'droplets' }, tint: 0 },
];

/*
 * Five habits since 1 May make 65 chances until yesterday; 56 were kept: 86 %. Thursdays lost none.
 * Reading began on 3 May and has not stopped: 12 days. Today three of five are done, at 9:41.
 */
export const smallWins: AppDesign = {
  version: 1,
  id: 'small-wins',
  name: 'Small Wins',
  kind: 'habit',
  idea: 'A habit tracker that celebrates small wins',
  language: 'en',
  direction: 'ltr',
  look,
  ownLook: look,
  layout: 'original',
  start: 'today',
  tabs: [
    { label: 'Today', icon: 'sprout', to: 'today' },
    { label: 'Plan', icon: 'calendar-days', to: 'plan' },
    { label: 'Insights', icon: 'chart-no-axes-column', to: 'insights' },
    { label: 'You', icon: 'user-round', to: 'you' },
  ],
  screens: [
    {
      id: 'today',
      name: 'Today',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'header',
          id: 'greeting',
          eyebrow: 'Tuesday 14 May',
          title: 'Morning, Ada',
          size: 31,
          avatar: { initials: 'AL', label: 'Ada Lund, your page', action: { do: 'go', to: 'you' } },
        },
        {
          type: 'week',
          id: 'week',
          days: [
            { letter: 'M', number: 13, name: 'Monday', progress: 1 },
            { letter: 'T', number: 14, name: 'Tuesday', progress: 0.6, today: true },
            { letter: 'W', number: 15, name: 'Wednesday', progress: 0 },
            { letter: 'T', number: 16, name: 'Thursday', progress: 0 },
            { letter: 'F', number: 17, name: 'Friday', progress: 0 },
            { letter: 'S', number: 18, name: 'Saturday', progress: 0 },
            { letter: 'S', number: 19, name: 'Sunday', progress: 0 },
          ],
        },
        {
          type: 'progress-card',
          id: 'count',
          list: 'habits',
          of: 'of',
          caption: 'small wins today.',
          picture: 'plant',
        },
        {
          type: 'section',
          id: 'today-title',
          title: 'Today',
          link: { label: 'Add', action: { do: 'go', to: 'new-habit' } },
        },
        {
          type: 'checklist',
          id: 'habits',
          arrangement: 'cards',
          tasks: [
            {
              title: 'Drink water',
              note: '6 of 8 glasses',
              lead: { as: 'icon', icon: 'droplets' },
              tint: 0,
              done: false,
              progress: 0.75,
            },
            {
              title: 'Read ten pages',
              note: '12 day streak',
              lead: { as: 'icon', icon: 'book-open' },
              tint: 1,
              done: true,
            },
            {
              title: 'Walk outside',
              note: '20 of 20 min',
              lead: { as: 'icon', icon: 'footprints' },
              tint: 2,
              done: true,
            },
            {
              title: 'Stretch',
              note: '4 day streak',
              lead: { as: 'icon', icon: 'person-standing' },
              tint: 4,
              done: true,
            },
            {
              title: 'Phone away by ten',
              note: '5 day streak',
              lead: { as: 'icon', icon: 'moon' },
              tint: 3,
              done: false,
            },
          ],
        },
      ],
    },
    {
      id: 'plan',
      name: 'Plan',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'calendar',
          id: 'month',
          year: 2024,
          month: 5,
          selected: 14,
          today: 14,
          marked: [2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13],
          agenda,
          quiet: 'Nothing planned yet.',
        },
      ],
    },
    {
      id: 'insights',
      name: 'Insights',
      top: 'background',
      ground: 'background',
      tabBar: true,
      components: [
        {
          type: 'header',
          id: 'insights-title',
          title: 'Insights',
          note: 'You show up most on Thursdays.',
          size: 31,
        },
        {
          type: 'bar-chart',
          id: 'weekdays',
          value: '86%',
          caption: 'kept this month',
          tint: 2,
          strongest: 3,
          bars: [
            { label: 'Monday', share: 0.8 },
            { label: 'Tuesday', share: 0.87 },
            { label: 'Wednesday', share: 0.7 },
            { label: 'Thursday', share: 1 },
            { label: 'Friday', share: 0.9 },
            { label: 'Saturday', share: 0.83 },
            { label: 'Sunday', share: 0.9 },
          ],
        },
        {
          type: 'tiles',
          id: 'records',
          tiles: [
            { value: '12', label: 'days, longest streak', tint: 0 },
            { value: '214', label: 'small wins so far', tint: 1 },
          ],
        },
        {
          type: 'heat-map',
          id: 'weeks',
          title: 'Last five weeks',
          label: 'Wins a day from 15 April to 19 May; Thursdays are the fullest.',
          weeks: [
            [1, 2, 1, 3, 2, 1, 2],
            [2, 2, 1, 3, 1, 2, 1],
            [1, 2, 1, 3, 2, 2, 3],
            [1, 3, 2, 3, 3, 2, 2],
            [3, 2, 0, 0, 0, 0, 0],
          ],
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
          id: 'ada',
          initials: 'AL',
          name: 'Ada Lund',
          note: 'Planting since 2 April',
          tint: 1,
        },
        {
          type: 'tiles',
          id: 'ada-numbers',
          space: 24,
          tiles: [
            { value: '5', label: 'habits growing', tint: 3 },
            { value: '214', label: 'small wins so far', tint: 0 },
          ],
        },
        { type: 'section', id: 'reminders-title', title: 'Kind reminders' },
        {
          type: 'toggles',
          id: 'reminders',
          label: 'Kind reminders',
          options: [
            { title: 'Morning nudge', note: 'At 7:00, on weekdays', on: true },
            { title: 'Evening look back', note: 'At 21:30', on: false },
            { title: 'Cheer for streaks', note: 'Every three days', on: true },
          ],
        },
        {
          type: 'button',
          id: 'plant-another',
          label: 'Plant another habit',
          action: { do: 'go', to: 'new-habit' },
          icon: 'plus',
        },
      ],
    },
    {
      id: 'new-habit',
      name: 'New habit',
      top: 'background',
      ground: 'background',
      tabBar: false,
      components: [
        {
          type: 'top-bar',
          id: 'new-bar',
          lead: { icon: 'x', label: 'Close', action: { do: 'back' } },
          actions: [
            {
              label: 'Save',
              action: { do: 'add', field: 'habit-name', list: 'habits', to: 'today' },
            },
          ],
        },
        { type: 'header', id: 'new-title', title: 'What would be\na small win?', size: 31 },
        {
          type: 'field',
          id: 'habit-name',
          label: 'Your small win',
          value: 'Water the plants',
          placeholder: 'A small thing',
        },
        {
          type: 'color-picker',
          id: 'habit-colour',
          label: 'Pick a colour',
          names: ['Butter', 'Rose', 'Sky', 'Leaf', 'Peach'],
          selected: 3,
        },
        {
          type: 'day-picker',
          id: 'habit-days',
          label: 'How often',
          days: [
            { letter: 'M', name: 'Monday', on: true },
            { letter: 'T', name: 'Tuesday', on: false },
            { letter: 'W', name: 'Wednesday', on: true },
            { letter: 'T', name: 'Thursday', on: false },
            { letter: 'F', name: 'Friday', on: true },
            { letter: 'S', name: 'Saturday', on: false },
            { letter: 'S', name: 'Sunday', on: true },
          ],
        },
        {
          type: 'toggle',
          id: 'cheer',
          title: 'Cheer me on',
          label: 'Every three days',
          on: true,
          ground: 'tint1',
        },
        {
          type: 'button',
          id: 'plant-it',
          label: 'Plant it',
          action: { do: 'add', field: 'habit-name', list: 'habits', to: 'today' },
        },
      ],
    },
  ],
};
