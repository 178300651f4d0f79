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
});
