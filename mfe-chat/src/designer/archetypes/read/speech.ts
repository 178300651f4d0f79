import type { Grammar } from '../../../content/grammar.schema';
import { baseForms } from './verb-forms';

/** The words by which acts, things and facts are told apart, made once for each language. */
export interface Speech {
  /** Base forms by present forms. */
  bases: ReadonlyMap<string, string>;
  asks: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  containers: ReadonlySet<string>;
  keeps: ReadonlySet<string>;
  people: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  stories: ReadonlySet<string>;
  processes: ReadonlySet<string>;
  businesses: ReadonlySet<string>;
  /** Words for parts of an app: `screen`, `button`. */
  parts: ReadonlySet<string>;
  /** Verbs that are seldom nouns. */
  verbs: ReadonlySet<string>;
}

export const speechOf = (grammar: Grammar): Speech => ({
  bases: baseForms([...grammar.verbs, ...(grammar.actions ?? [])]),
  asks: new Set(grammar.asks),
  attributes: new Set(grammar.attributes),
  containers: new Set(grammar.containers),
  keeps: new Set(grammar.keeps),
  people: new Set(grammar.people),
  questions: new Set(grammar.questions),
  stories: new Set(grammar.stories),
  processes: new Set(grammar.processes),
  businesses: new Set(grammar.businesses),
  parts: new Set(grammar.parts),
  verbs: new Set(grammar.verbs.filter((verb) => !grammar.both?.includes(verb))),
});
