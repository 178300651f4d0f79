import type { KindTraits } from '../../content/kind-traits.schema';
import type { Brief, Variant } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import type { Component } from '../model/components';
import type { Action, Lead, Row } from '../model/parts';
import { vocabularyOf } from '../model/vocabulary';
import { clip } from './clip';
import type { Domain } from './content/domain';
import { iconOfGroup } from './group-icon';
import { initialsOf } from './initials';
import type { Speech } from './speech';
import type { Chance } from './seed';
import type { Say } from './words';

export interface Context extends Speech {
  brief: Brief;
  name: string;
  domain: Domain;
  traits: KindTraits;
  chance: Chance;
  say: Say;
  unit: string;
  imagery: 'pictures' | 'icons' | 'initials' | 'plain';
  rows: 'cards' | 'list' | 'grid';
  may: (feature: FeatureName) => boolean;
  /** Requested by words of the text, not implied. */
  asked: ReadonlySet<FeatureName>;
  /** The part has this variant, by text or by kind. */
  takes: (variant: Variant) => boolean;
  wants: (feature: FeatureName) => boolean;
  to: (place: string) => string | undefined;
  id: (name: string) => string;
  /** Tasks precede records on the home screen. */
  tasksFirst: boolean;
  /** The list that the form adds to and that search filters. */
  listId: string;
}

export const allowed = (context: Context, components: readonly Component[]): Component[] =>
  components.filter(({ type }) => context.may(vocabularyOf(type) as FeatureName));

export const capital = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** Only English joins the verb and the noun without inflection. */
export const adding = ({ brief, say, domain }: Context): string =>
  brief.language === 'en' ? `${say('Add')} ${domain.one}` : say('Add');

/** Splits into two lines of about the same length. */
export function halved(text: string): string {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? text : `${text.slice(0, at)}\n${text.slice(at + 1)}`;
}

export function goTo(context: Context, place: string, pick?: number): Action | undefined {
  const to = context.to(place);
  if (!to) return undefined;
  return pick === undefined ? { do: 'go', to } : { do: 'go', to, pick };
}

export function leadOf(context: Context, index: number): Lead | undefined {
  const { domain, imagery } = context;
  const entry = domain.entries[index % domain.entries.length];
  const picture = domain.pictures[index % domain.pictures.length];
  if (imagery === 'plain') return undefined;
  if (imagery === 'pictures' && picture) return { as: 'picture', picture };
  if (imagery === 'initials') {
    return {
      as: 'initials',
      text: initialsOf(entry?.title.replace(/[^\p{L} ]/gu, '') || 'A') || 'A',
    };
  }
  return { as: 'icon', icon: entry?.icon ?? iconOfGroup(entry?.group ?? '') ?? domain.icon };
}

export function rowsOf(context: Context, count = 24): Row[] {
  return context.domain.entries.slice(0, count).map((entry, index) => {
    const lead = leadOf(context, index);
    const action = goTo(context, 'detail', index);
    return {
      title: entry.title,
      note: entry.note,
      value: entry.value,
      group: entry.group,
      tint: index % 5,
      ...(lead ? { lead } : {}),
      ...(action ? { action } : {}),
    };
  });
}

export const groupsOf = ({ domain }: Context): string[] =>
  [...new Set(domain.entries.map(({ group }) => group))].slice(0, 5);

export const personAt = ({ brief, people }: Context, index: number): string =>
  people[(brief.seed + index) % people.length] ?? '';

export const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** Back button or title, and other controls of the header. */
export function bar(context: Context, title: string, isTab: boolean, action?: Component) {
  const head: Component[] = [];
  if (!isTab) {
    head.push({
      type: 'top-bar',
      id: context.id('bar'),
      lead: { icon: 'chevron-left', label: context.say('Back'), action: { do: 'back' } },
      label: clip(title, 30),
      actions: [],
    });
  } else {
    head.push({ type: 'header', id: context.id('title'), title: clip(title, 30), size: 34 });
  }
  if (action) head.push(action);
  return head;
}
