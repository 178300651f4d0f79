import { clip } from '../../compose/clip';
import type { Component } from '../../model/components';
import {
  fieldOf,
  figureOf,
  goTo,
  linesOf,
  say,
  titled,
  usual,
  type Builder,
  type Builders,
} from '../context';
import { actionOf, cornerOf } from './heads';
import { pictureIn } from './records';

const promo: Builder<'promo'> = (context, { title, note, height, go }) => [
  {
    type: 'promo',
    id: context.id('promo'),
    title: clip(say(context, title), 40),
    note: clip(say(context, note), 60),
    picture: 'corner-low',
    height,
    ...goTo(context, go),
  },
];

const stories: Builder<'stories'> = (context) => [
  {
    type: 'stories',
    id: context.id('stories'),
    label: usual(context, 'new-today'),
    seen: usual(context, 'seen'),
    people: linesOf(context, 'people', 6).map(({ title }, index) => ({
      name: title.split(' ')[0] ?? title,
      initials: context.initials(title),
      tint: index % 5,
    })),
  },
];

const deck: Builder<'deck'> = (context, { of, yes, no, kept }) => [
  {
    type: 'deck',
    id: context.id('deck'),
    yes: clip(say(context, yes), 20),
    no: clip(say(context, no), 20),
    kept: clip(say(context, kept), 30),
    cards: linesOf(context, of, 8).map((line, index) => ({
      title: clip(line.title, 40),
      note: clip([line.record.fields.first, line.record.fields.second].join(' · '), 60),
      ...pictureIn(context, line),
      tint: (index + 1) % 5,
    })),
  },
];

const switches: Builder<'switches'> = (context, { of, title }): Component[] => [
  {
    type: 'toggles',
    id: context.id('switches'),
    label: clip(title ? say(context, title) : context.subject.many, 40),
    options: linesOf(context, of, 6).map((line, index) => ({
      title: clip(line.title, 40),
      note: clip(line.record.fields.first, 40),
      on: index % 2 === 0,
    })),
  },
];

const balance: Builder<'balance'> = (context, { figure, caption, button }) => [
  {
    type: 'balance-card',
    id: context.id('balance'),
    value: figureOf(context, figure),
    caption: clip(say(context, caption), 40),
    button: { label: clip(say(context, button.label), 24), action: actionOf(context, button) },
    picture: cornerOf(context, 1),
  },
];

const approvals: Builder<'approvals'> = (context, { of, title, note }) => [
  ...titled(context, title),
  {
    type: 'approvals',
    id: context.id('asked'),
    requests: linesOf(context, of, 3).map((line, index) => ({
      initials: context.initials(line.title) || '–',
      title: clip(line.title, 40),
      note: clip(note.map((field) => fieldOf(line, field)).join(' · '), 50),
      tint: index % 5,
    })),
  },
];

export const seldom = {
  promo,
  stories,
  deck,
  switches,
  balance,
  approvals,
} satisfies Partial<Builders>;
