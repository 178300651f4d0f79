import type { AppLanguage } from '../../content/app-language';
import type { Reading } from './reading';

/** Curated apps cannot answer longer texts, in UTF-16 units. */
const longest = 420;

/** Tells whether curated content may answer: no own mechanics, texts or screens, and all nouns shown. */
export function isCurated(reading: Reading, app: AppLanguage): boolean {
  const { brief, screens, home, quotes, listed, isBare } = reading;
  if (brief.language !== 'en' || reading.language !== 'en' || brief.text.length > longest)
    return false;
  if (
    reading.isAnalogy ||
    screens.length > 1 ||
    // A written trip covers payment and accommodation.
    (home.length > 0 && brief.trip === undefined) ||
    listed !== undefined ||
    isBare ||
    brief.kind.value === 'generic'
  )
    return false;
  return quotes.every(({ text }) => text === brief.name?.value) && suits(reading, app);
}

function suits({ archetypes, brief: { kind } }: Reading, { signs }: AppLanguage): boolean {
  const [chosen] = archetypes;
  if (!chosen || chosen.at < 0 || (kind.at >= 0 && kind.at < chosen.at)) return true;
  const own = Object.keys(signs).filter((name) => (signs[name]?.kinds[kind.value] ?? 0) > 0);
  return own.length === 0 || own.includes(chosen.value);
}
