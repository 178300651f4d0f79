import type { LanguageSamples } from '../../content/language-samples.schema';
import type { AppLanguage, AppSource } from '../../content/app-language';
import type { AppDesign } from '../model/app-design';
import { composeApp } from './compose-app';
import { kindOfFact } from './asked/facts';
import type { Thing } from './asked/things';
import type { Reading } from './reading';
import { subjectFor, subjectOf } from './subject-for';

/** Names and days in the language of the app. */
type Speech = Pick<LanguageSamples, 'people' | 'weekdays' | 'weekdayLetters'>;

/** Whether the brief says in words what stands on a screen. */
export const saysParts = ({ home, screens, quotes }: Reading): boolean =>
  home.length > 0 || quotes.length > 0 || screens.some(({ said }) => said.length > 0);

/** Most further things that get a screen of their own. */
const mostThings = 3;

/** Nouns that the app keeps; a number or a date of which nothing else is known is a fact, no thing. */
const thingsOf = ({ things }: Reading, { texts }: AppLanguage) =>
  things
    .filter(
      (thing) => thing.category !== undefined || kindOfFact(thing.one, { texts }) === undefined,
    )
    .slice(0, mostThings);

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
  const things: Thing[] = await Promise.all(
    thingsOf(reading, app).map(async (thing) => {
      const own = await content.category(thing.category ?? 'neutral-thing', app);
      return { subject: subjectOf(thing, own), category: own };
    }),
  );
  const { subject, category } = await subjectFor(
    { archetype, phrases },
    reading.subjects,
    reading.language,
    (wanted) => content.category(wanted, app),
  );
  const said = saysParts(reading) ? (await import('./parts/said')).buildSaid : undefined;
  const start = performance.now();
  const design = composeApp(
    reading,
    {
      archetype,
      phrases,
      shared: app.shared,
      texts: app.texts,
      category,
      subject,
      people,
      days: weekdays,
      letters: weekdayLetters,
    },
    { things, said },
  );
  return { design, took: performance.now() - start };
}
