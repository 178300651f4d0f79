import type { Grammar, LittleWords } from '../../../content/grammar.schema';
import { agent } from './noun-phrases';
import { baseForms } from './verb-forms';

export interface Speech {
  bases: ReadonlyMap<string, string>;
  asks: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  containers: ReadonlySet<string>;
  keeps: ReadonlySet<string>;
  people: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  stories: ReadonlySet<string>;
  states: ReadonlySet<string>;
  processes: ReadonlySet<string>;
  businesses: ReadonlySet<string>;
  notPeople: ReadonlySet<string>;
  little: Readonly<Record<keyof LittleWords, ReadonlySet<string>>>;
  parts: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
}

export const isAgent = (single: string, { bases, notPeople }: Speech): boolean =>
  agent.test(single) && !bases.has(single) && !notPeople.has(single);

export const personIn = (single: string, speech: Speech): string | undefined =>
  isAgent(single, speech) ? 'neutral-person' : undefined;

const littleOf = (little: Partial<LittleWords> = {}): Speech['little'] => ({
  clauses: new Set(little.clauses),
  possessives: new Set(little.possessives),
  prepositions: new Set(little.prepositions),
  particles: new Set(little.particles),
  pronouns: new Set(little.pronouns),
  modals: new Set(little.modals),
  between: new Set(little.between),
  helping: new Set(little.helping),
  many: new Set(little.many),
  loose: new Set(little.loose),
  takers: new Set(little.takers),
  anybody: new Set(little.anybody),
  beforeVerbs: new Set(little.beforeVerbs),
  settings: new Set(little.settings),
  leading: new Set(little.leading),
  opening: new Set(little.opening),
  theirs: new Set(little.theirs),
  quantity: new Set(little.quantity),
});

export const speechOf = (grammar: Grammar): Speech => ({
  bases: baseForms([...grammar.verbs, ...(grammar.actions ?? [])]),
  asks: new Set(grammar.asks),
  attributes: new Set(grammar.attributes),
  containers: new Set(grammar.containers),
  keeps: new Set(grammar.keeps),
  people: new Set(grammar.people),
  questions: new Set(grammar.questions),
  stories: new Set(grammar.stories),
  states: new Set([...(grammar.asks ?? []), ...(grammar.stories ?? []), ...(grammar.states ?? [])]),
  processes: new Set(grammar.processes),
  businesses: new Set(grammar.businesses),
  notPeople: new Set(grammar.notPeople),
  little: littleOf(grammar.little),
  parts: new Set(grammar.parts),
  verbs: new Set(grammar.verbs.filter((verb) => !grammar.both?.includes(verb))),
});
