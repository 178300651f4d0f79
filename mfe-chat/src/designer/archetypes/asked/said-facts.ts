import type { ArchetypeContent } from '../../../content/app-language';
import type { ArchetypeName } from '../../../content/archetype-names';
import type { Category } from '../../../content/category.schema';
import { clip } from '../../compose/clip';
import { date } from '../amounts';
import { capitalise } from '../fill';
import type { Reading } from '../reading';
import { isNeutral, type Ingredients } from '../subject';
import { enough, type Asked } from './asked';
import type { FactKind } from './fact-kinds';
import { kindOfFact } from './kind-of-fact';
import { knownFact } from './fact-values';
import {
  asked,
  days,
  inOrder,
  labelOf as label,
  unknown,
  valuesIn,
  valuesOf,
  withFacts as withFields,
  type Field,
} from './facts';
import { stemsIn } from './shown';

/** Reads values that a fact names: “launch type (winch/aerotow)”, “status pass/fail”, “dead or alive”. */
function namedIn(fact: string): { name: string; values: string[] } | undefined {
  const [, name = '', among] =
    /^(.+?) \((.+)\)$/u.exec(fact) ?? /^(.+?) (\p{L}+(?:\/\p{L}+)+)$/u.exec(fact) ?? [];
  const values = [...new Set(among?.split(/, ?|\/(?!.*,)| or /u) ?? fact.split(/ or (?!not$)/u))];
  // “(kg/lb)” and “(dd/mm/yyyy)” are units and formats, not values.
  return values.length > 1 && values.every((value) => value.length > 2 || /\d|^no$/iu.test(value))
    ? { name: name || fact, values }
    : undefined;
}

/** Kinds that a question has by default: “where the plasters are”, but not “how long”. */
const open: ReadonlySet<FactKind> = new Set(['note', 'place', 'kind']);

/** Dates in the future, even in a log. */
const ahead = /\b(?:due|next|expir|until|renew|end|deadline)/iu;

interface AskedFor {
  name: string;
  kind?: FactKind;
}

/** Words of a question that its label leaves out: “whether it bites”, “when to treat for varroa”. */
const ofSubject =
  /^(?:(?:the|an?|any|one|to|it|they|i|we|he|she|you|it['’]?s|they['’]?re)\s+(?:(?:is|are|was|were)\s+)?)+/iu;
const ofVerb = /\s(?:is|are|was|were|has been|have been|had)(?=\s|$)/iu;

/** What a question in a list of facts asks for: “who booked”, “when it is due”, “what I paid”. */
function askedFor(fact: string): AskedFor | undefined {
  const [, word = '', said = ''] =
    /^(whether|if|was|were|is|are|did|has|have|(?:since )?when|how much|who(?:['’]?s)?|whose|which|what(?:['’]s)?)\b\s*(.*)$/iu.exec(
      fact,
    ) ?? [];
  const name = said
    .replace(ofSubject, '')
    .replace(ofVerb, '')
    .replace(/\s(?:it|he|she|they)$/iu, '')
    .trim();
  const asks = word.toLowerCase().replace(/['’]?s$/u, '');
  switch (asks) {
    case '':
      return undefined;
    case 'when':
    case 'since when':
      return { name: name || word, kind: 'date' };
    case 'how much':
    case 'what':
      return /\b(?:paid|pays?|costs?|owes?|owed|spent|charged?)$/iu.test(said)
        ? { name, kind: 'money' }
        : undefined;
    case 'which':
      // “Which fixer has it”
      return {
        name: said.replace(/\s(?:has|have|had|is|are|was|took|takes|did|does|it|they)\b.*$/iu, ''),
      };
    case 'who':
      return { name: fact, kind: 'person' };
    case 'whose':
      return { name, kind: 'person' };
    case 'whether':
    case 'if':
      return { name, kind: 'yes' };
    default:
      return { name: fact, kind: 'yes' };
  }
}

/** Matches yes/no facts: “paid?”, “collected or not”. */
const isYes = (fact: string) => /\?$|\bor not$/iu.test(fact);

export function fieldOf(fact: string, ingredients: Ingredients, isPerson: boolean): Field {
  const {
    texts,
    category,
    knownFields: facts = {},
    archetype,
    customs: { language },
  } = ingredients;
  const said = namedIn(fact);
  if (said) {
    const values = said.values.map((value) => clip(capitalise(value, language), 24));
    const [yes = '', no = ''] = [texts.parts.yes, texts.parts.no];
    const isBoth = values.length === 2 && values[0] === yes && values[1] === no;
    return {
      id: asked,
      label: label(said.name, language),
      values,
      kind: isBoth ? 'yes' : 'kind',
    };
  }
  // “Whether it rained or not”
  const question = language === 'en' ? askedFor(fact.replace(/\s+or not$/iu, '')) : undefined;
  if (question && !question.kind && question.name !== fact)
    return {
      ...fieldOf(question.name, ingredients, isPerson),
      label: label(question.name, language),
    };
  if (question?.kind)
    return {
      id: asked,
      label: label(question.name, language),
      values: valuesOf(
        question.kind,
        ingredients,
        archetype.id === 'tracker' && !/^when to\b/iu.test(fact),
      ),
      kind: question.kind,
    };
  if (isYes(fact)) {
    const name = fact.replaceAll(/\s*\?$|\s+or not$/giu, '');
    return {
      id: asked,
      label: label(name, language),
      values: valuesOf('yes', ingredients, false),
      kind: 'yes',
    };
  }
  // “Weather the days before”, “score out of 100”: the noun comes first.
  const head = fact.replace(/\s(?:out of|the|at|in|on|before|after|per|for|from)\s.*$/iu, '');
  const stems = stemsIn(head);
  const fieldWith = (isIt: (own: readonly string[]) => boolean) =>
    category.fields.find((field) => isIt(stemsIn(field.label)));
  const own =
    fieldWith((words) => words.join() === stems.join()) ??
    (knownFact(head, facts, true)
      ? undefined
      : fieldWith((words) => words.some((stem) => stem === stems.at(-1))));
  if (own) return { ...own, label: label(fact, language) };
  const isQuestion =
    stems.length > 1 && /^(?:what|where|how(?! many)|why|who|which)\s/iu.test(fact);
  const isPast = archetype.id === 'tracker' && !ahead.test(head);
  const heard = isPerson ? 'person' : kindOfFact(head, ingredients);
  // “Tag number” is a code, not a count.
  const kind = heard === 'count' && /^(?!number\b).+\bnumber$/iu.test(fact) ? 'code' : heard;
  // Unknown nouns have no kinds, and a “rock type” is not a kind of outcrop.
  const isVague = kind === 'kind' && (isNeutral(category) || stems.length > 1);
  // “How many frames”, “number of lambs” are about frames and lambs.
  const many = kind === 'count' && /^(?:how many|\w+ of)\s/iu.exec(fact)?.[0];
  const found =
    (isPerson ? undefined : valuesIn(knownFact(head, facts, true), ingredients)) ??
    (isQuestion && (!kind || open.has(kind)) ? { values: [unknown] } : undefined) ??
    (kind && !isVague ? { values: valuesOf(kind, ingredients, isPast), kind } : undefined) ??
    valuesIn(knownFact(head, facts, false), ingredients) ??
    fieldWith((words) => !isNeutral(category) && words.some((stem) => stems.includes(stem)));
  return {
    id: asked,
    label: label(many ? fact.slice(many.length) : fact, language),
    values: found?.values ?? [unknown],
    ...(found && 'kind' in found && found.kind ? { kind: found.kind } : {}),
    ...(found && 'isNames' in found ? { isNames: true } : {}),
  };
}

/** Kinds of nouns whose records are told apart by date. */
const dated: ReadonlySet<Category['is']> = new Set(['activity', 'document', 'event', 'topic']);

function titlesBy(
  fields: readonly Field[],
  { category, subject, archetype, customs }: Ingredients,
  seed: number,
): Partial<Category> {
  if (category.isSaid || (!isNeutral(category) && !dated.has(category.is))) return {};
  const telling = fields.findIndex(
    ({ kind, isNames, values }) => values.length > 5 && (isNames ?? kind === 'code'),
  );
  const place = telling < 0 ? fields.findIndex(({ kind }) => kind === 'date') : telling;
  const field = fields[place];
  if (!field) {
    const isDated = archetype.id === 'tracker';
    const names = inOrder(
      days.map((day) => date(customs, -day)),
      seed,
    );
    return isDated ? { titles: ['{One} · {name}'], titlesOfKinds: undefined, names } : {};
  }
  const { values, label: called } = field;
  const isCode = values.every((value) => /\d/u.test(value) && !/\p{Ll}{2}/u.test(value));
  const isOwn = stemsIn(called).some((stem) => stemsIn(`${subject.one} name title`).includes(stem));
  return {
    titles: [isOwn ? '{name}' : isCode ? '{One} {name}' : '{One} · {name}'],
    titlesOfKinds: undefined,
    // Rotates the names with the values of the field.
    names: values.map((_, at) => values[(at + place) % values.length] ?? ''),
  };
}

const mostGroups = 5;

function isGrouping({ kind, values }: Field): boolean {
  const count = new Set(values).size;
  return (kind === 'kind' || kind === 'state') && count > 1 && count <= mostGroups;
}

const tellApart = (
  fields: readonly Field[],
  ingredients: Ingredients,
  seed: number,
): Partial<Category> => {
  const grouping = fields.find(isGrouping);
  return { ...titlesBy(fields, ingredients, seed), ...(grouping ? { groupBy: grouping.id } : {}) };
};

export const withFacts = (ingredients: Ingredients, facts: Asked): Ingredients =>
  withFields(ingredients, facts, fieldOf, tellApart);

export const keeping = (
  { log, ...archetype }: ArchetypeContent['archetype'],
  facts: number,
): ArchetypeContent['archetype'] => (log && facts >= enough ? { ...archetype, ...log } : archetype);

/** Archetypes that become a log when a record has many facts. */
const giving: ReadonlySet<ArchetypeName> = new Set([
  'checklist',
  'feed',
  'network',
  'notes',
  'utility',
  'control',
]);

export const mechanicsFor = ({ archetypes, facts, isAnalogy, listed }: Reading): ArchetypeName => {
  const [chosen, next] = archetypes;
  const name = chosen?.value ?? 'tracker';
  // A choice by hand or by a list stays, whatever its score.
  const isRead = (chosen?.score ?? -Infinity) >= (next?.score ?? 0);
  return isRead && giving.has(name) && !isAnalogy && !listed && facts.length >= enough
    ? 'tracker'
    : name;
};

export interface FactParts {
  fieldOf: typeof fieldOf;
  keeping: typeof keeping;
  mechanicsFor: typeof mechanicsFor;
  withFacts: typeof withFacts;
}
