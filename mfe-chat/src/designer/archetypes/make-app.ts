import type { LanguageSamples } from '../../content/language-samples.schema';
import type { AppLanguage, AppSource } from '../../content/app-language';
import type { AppDesign } from '../model/app-design';
import { composeApp } from './compose-app';
import type { Reading } from './reading';
import type { Subject } from './subject';

/** Names and days in the language of the app. */
type Speech = Pick<LanguageSamples, 'people' | 'weekdays' | 'weekdayLetters'>;

/** Whether the brief says in words what stands on a screen. */
export const saysParts = ({ home, screens }: Reading): boolean =>
  home.length > 0 || screens.some(({ said }) => said.length > 0);

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
  const [subject] = reading.subjects;
  const name = chosen?.value ?? 'tracker';
  const { archetype, phrases } = await content.archetype(name, app);
  const wanted = subject?.category ?? `neutral-${archetype.neutral}`;
  const category = await content.category(wanted, app);
  const unnamed: Subject = {
    one: category.kinds[0] ?? name,
    many: category.measure.label,
    isWhole: true,
  };
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
      subject: subject
        ? {
            one: subject.one,
            many: subject.many,
            isWhole: subject.known?.isWhole ?? false,
            ...(subject.known?.icon ? { icon: subject.known.icon } : {}),
            ...(subject.known?.picture ? { picture: subject.known.picture } : {}),
          }
        : unnamed,
      people,
      days: weekdays,
      letters: weekdayLetters,
    },
    said,
  );
  return { design, took: performance.now() - start };
}
