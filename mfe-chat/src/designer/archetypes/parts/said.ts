import { clip } from '../../compose/clip';
import type { Component } from '../../model/components';
import { capitalise } from '../fill';
import type { SaidPart } from '../reading';
import { kindOfFact } from '../asked/kind-of-fact';
import { goTo, linesOf, usual, type AppContext } from '../context';
import type { AppRecord } from '../records';

function answerOf(asked: string, fields: AppRecord['fields']): { value?: string } {
  if (asked === 'who') return {};
  return {
    value: clip(asked === 'when' ? fields.due : fields.where, 24),
  };
}

function valuesOfField(context: AppContext, label: string): (index: number) => string {
  const { values = [] } = context.factOf?.(label, context, false) ?? {};
  return (index) => values[index % values.length] ?? '';
}

/** Builds what the brief describes; texts stay as typed. */
export function buildSaid(
  context: AppContext,
  { as, texts, values = [], of = context.subject.one }: SaidPart,
): Component[] {
  const { language } = context.customs;
  const capital = (text: string) => capitalise(text, language);
  const valueOf = (index: number) =>
    values[index] ?? context.records[index % context.records.length]?.fields.measure ?? '–';
  switch (as) {
    case 'heading':
      return texts.map((text) => ({
        type: 'header',
        id: context.id('said'),
        title: clip(text, 80),
        size: text.length > 26 ? 24 : 28,
      }));
    case 'text':
      return texts.map((text) => ({
        type: 'paragraph',
        id: context.id('said'),
        text: clip(text, 400),
      }));
    case 'figure':
      return texts.map((text) => ({
        type: 'big-number',
        id: context.id('said'),
        value: clip(text, 40),
        size: text.length > 14 ? 40 : 56,
      }));
    case 'button':
      return texts.map((text) => ({
        type: 'button',
        id: context.id('said'),
        label: clip(text, 34),
        action: goTo(context, 'new').action ?? {
          do: 'toggle',
          says: usual(context, 'saved'),
          off: clip(text, 34),
        },
      }));
    case 'figures':
      return [
        {
          type: 'stats-row',
          id: context.id('said'),
          stats: texts
            .slice(0, 4)
            .map((label, index) => ({ value: clip(valueOf(index), 12), label: clip(label, 20) })),
        },
      ];
    case 'actions':
      return texts.slice(0, 4).map((label, index) => ({
        type: 'button',
        id: context.id('said'),
        label: clip(capital(label), 34),
        action: { do: 'toggle', says: usual(context, 'end'), off: clip(capital(label), 34) },
        ...(index > 0 ? { quiet: true } : {}),
      }));
    case 'choices':
      return texts.length < 2
        ? []
        : [
            {
              type: 'choice',
              id: context.id('said'),
              label: usual(context, 'kind'),
              options: texts.slice(0, 6).map((text) => clip(capital(text), 24)),
              selected: 0,
            },
          ];
    case 'fields':
      return texts.slice(0, 6).map((label) => ({
        type: 'field',
        id: context.id('said'),
        label: clip(capital(label), 40),
        value: '',
        placeholder: clip(capital(label), 40),
      }));
    case 'rows': {
      const isNamed = kindOfFact(texts[0] ?? '', context) === 'person';
      const [name, ...fields] = [
        isNamed ? valuesOfField(context, texts[0] ?? '') : undefined,
        ...texts.slice(isNamed ? 1 : 0, 6).map((text) => valuesOfField(context, text)),
      ];
      return [
        {
          type: 'list',
          id: context.listHere(),
          arrangement: 'list',
          rows: context.records.map((_, index) => ({
            title: clip(name?.(index) ?? capital(`${of} ${index + 1}`), 60),
            note: clip(fields.map((field) => field?.(index)).join(' · '), 60),
            tint: index % 5,
            ...goTo(context, 'detail', index),
          })),
        },
      ];
    }
    case 'question':
      return texts.flatMap((text) => [
        {
          type: 'section' as const,
          id: context.id('said'),
          title: clip(capital(text).replace(/[?？]?$/u, '?'), 30),
        },
        {
          type: 'list' as const,
          id: context.id('said'),
          arrangement: 'list' as const,
          rows: linesOf(context, of === 'who' ? 'people' : 'records', 3).map((line, index) => ({
            title: clip(line.title, 60),
            ...answerOf(of, line.record.fields),
            tint: index % 5,
          })),
        },
      ]);
    case 'facts':
      return [
        {
          type: 'list',
          id: context.id('said'),
          arrangement: 'list',
          rows: texts.slice(0, 8).map((text) => ({
            title: clip(capital(text), 60),
            value: clip(valuesOfField(context, text)(0), 24),
          })),
        },
      ];
    case 'labels':
      return texts.length <= 4 && texts.every((text) => text.split(' ').length < 3)
        ? [
            {
              type: 'tiles',
              id: context.id('said'),
              tiles: texts.map((label, index) => ({
                value: clip(valueOf(index), 14),
                label: clip(capital(label), 32),
                tint: index % 5,
              })),
            },
          ]
        : [
            {
              type: 'list',
              id: context.id('said'),
              arrangement: 'list',
              rows: texts.map((label, index) => ({
                title: clip(capital(label), 60),
                tint: index % 5,
              })),
            },
          ];
  }
}

export type BuildSaid = typeof buildSaid;
