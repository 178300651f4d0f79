import type { AppLanguage, NounEntry } from '../../../content/app-language';
import type { ArchetypeName } from '../../../content/archetype-names';
import type { Reading, SubjectReading } from '../../archetypes/reading';
import { englishSamples } from '../../engine-data';
import { interpret } from '../../interpret/interpret';
import type { AppDesign } from '../../model/app-design';
import type { Hand } from './hand';
import type { Noun } from './pair';

/** Translates a noun by its position, which is equal in both word lists. */
function inOther(subject: SubjectReading, own: AppLanguage, other: AppLanguage): SubjectReading {
  const { category, one } = subject;
  if (category === undefined) return subject;
  const [from, to] = [own.nouns[category] ?? [], other.nouns[category] ?? []];
  const wordOf = (entry: NounEntry) => (typeof entry === 'string' ? entry : entry.one);
  const at = from.findIndex((entry) => wordOf(entry).toLowerCase() === one.toLowerCase());
  const entry = from.length === to.length ? to[at] : undefined;
  if (entry === undefined) return subject;
  const word = wordOf(entry);
  return {
    ...subject,
    one: word,
    many: (typeof entry === 'string' ? undefined : entry.many) ?? word,
  };
}

interface Changed {
  subject?: Noun;
  language?: string;
}

/** Generates the app again about another noun or in another language; undefined if that language has none. */
export async function remake(
  { idea, language: own, archetype }: AppDesign,
  { subject, language = own }: Changed,
  { content }: Hand['options'],
): Promise<AppDesign | undefined> {
  const [app, asked, said, spoken] = await Promise.all([
    content.app(own),
    content.app(language),
    content.language(own),
    content.language(language),
  ]);
  if (!app || !asked) return undefined;
  const [{ readApp }, { makeApp }] = await Promise.all([
    import(/* webpackChunkName: "read-app" */ '../../archetypes/read/read-app'),
    import(/* webpackChunkName: "make-app" */ '../../archetypes/make-app'),
  ]);
  const read = await readApp(interpret(idea, said?.lexicon), app);
  const subjects = subject
    ? [await subjectOf(subject)]
    : language === own
      ? read.subjects
      : read.subjects.map((each) => inOther(each, app, asked));
  const archetypes = archetype
    ? [{ value: archetype as ArchetypeName, words: archetype, at: 0 }]
    : read.archetypes;
  const reading: Reading = {
    ...read,
    subjects,
    archetypes,
    language,
    screens: [],
    tabs: [],
    home: [],
    quotes: [],
  };
  return (await makeApp(reading, asked, spoken?.samples ?? englishSamples, content)).design;

  async function subjectOf({ one, many }: Noun): Promise<SubjectReading> {
    const { subjects: named } = await readApp(
      interpret(many, said?.lexicon),
      app as NonNullable<typeof app>,
    );
    const known = named.find(
      (each) =>
        each.many.toLowerCase() === many.toLowerCase() ||
        each.one.toLowerCase() === one.toLowerCase(),
    );
    return {
      value: one,
      words: many,
      at: 0,
      category: known?.category,
      known: known?.known,
      one,
      many,
    };
  }
}
