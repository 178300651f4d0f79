import type { LanguageSamples } from '../../content/language-samples.schema';
import type { AppLanguage, AppSource, CategoryContent } from '../../content/app-language';
import type { AppDesign } from '../model/app-design';
import { fieldsInMoney } from './amounts';
import { composeApp } from './compose-app';
import { isSeveral, keptIn, mostThings } from './asked/kept';
import { isHouse, missingIn } from './asked/missing';
import type { Thing } from './asked/things';
import type { Reading, SubjectReading } from './reading';
import { subjectFor, subjectOf } from './subject-for';
import type { Ingredients } from './subject';

/** Names and days in the language of the app. */
type Speech = Pick<LanguageSamples, 'people' | 'weekdays' | 'weekdayLetters'>;

/** Whether the brief says in words what stands on a screen. */
export const saysParts = ({ home, screens, quotes }: Reading): boolean =>
  home.length > 0 || quotes.length > 0 || screens.some(({ said }) => said.length > 0);

/**
 * Loads what a reading asks for and composes the app of it.
 *
 * @param app what apps of the language are made with
 */
export async function makeApp(
  reading: Reading,
  app: AppLanguage,
  { people, weekdays, weekdayLetters }: Speech,
  content: AppSource,
): Promise<{ design: AppDesign; took: number }> {
  const [chosen] = reading.archetypes;
  const name = chosen?.value ?? 'tracker';
  const { archetype, phrases } = await content.archetype(name, app);
  const { language, currency } = reading;
  const customs = { language, currency, worth: app.currencies.worth[currency] ?? 1 };
  const categoryOf = async (wanted: string): Promise<CategoryContent> => {
    const own = await content.category(wanted, app);
    if (own.fits && !own.fits.in.includes(name)) return categoryOf(own.fits.else);
    return { ...own, fields: fieldsInMoney(own.fields, customs) };
  };
  const asThing = async (noun: SubjectReading): Promise<Thing> => {
    const own = await categoryOf(noun.category ?? 'neutral-thing');
    return { subject: subjectOf(noun, own), category: own };
  };
  const kept = keptIn(reading, app, phrases);
  const things = await Promise.all(kept.map(asThing));
  const { subject, category } = await subjectFor(
    { archetype, phrases },
    // The youth club has the soap and the flour; it is none of them.
    reading.listed ? reading.subjects.filter((noun) => !isHouse(noun)) : reading.subjects,
    language,
    categoryOf,
  );
  const said = saysParts(reading)
    ? (await import(/* webpackChunkName: "said-parts" */ './parts/said')).buildSaid
    : undefined;
  const ingredients: Ingredients = {
    customs,
    features: app.features,
    archetype,
    phrases,
    shared: app.shared,
    texts: app.texts,
    category,
    subject,
    people,
    days: weekdays,
    letters: weekdayLetters,
  };
  const start = performance.now();
  const first = composeApp(reading, ingredients, { things, said });
  const missing = missingIn(first, reading);
  const took = performance.now() - start;
  if (missing.length === 0) return { design: first, took };
  // A brief that names its screens wants these and no others.
  const room = reading.screens.length >= 2 ? 0 : mostThings - things.length;
  const more = keptIn({ ...reading, things: missing.filter(isSeveral) }, app, phrases)
    .filter(({ category: known }) => known !== undefined)
    .slice(0, Math.max(0, room));
  const added = await Promise.all(more.map(asThing));
  const again = performance.now();
  const design = composeApp(reading, ingredients, {
    things: [...things, ...added],
    said,
    missing: missing.filter((noun) => !more.includes(noun)),
  });
  return { design, took: took + performance.now() - again };
}
