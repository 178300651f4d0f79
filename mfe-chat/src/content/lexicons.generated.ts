import ar from '../../content/languages/ar/lexicon.json';
import de from '../../content/languages/de/lexicon.json';
import en from '../../content/languages/en/lexicon.json';
import es from '../../content/languages/es/lexicon.json';
import fr from '../../content/languages/fr/lexicon.json';
import id from '../../content/languages/id/lexicon.json';
import it from '../../content/languages/it/lexicon.json';
import ja from '../../content/languages/ja/lexicon.json';
import ko from '../../content/languages/ko/lexicon.json';
import pt from '../../content/languages/pt/lexicon.json';
import ru from '../../content/languages/ru/lexicon.json';
import tr from '../../content/languages/tr/lexicon.json';
import zh from '../../content/languages/zh/lexicon.json';

/** Lexicons by language: part of the engine's data, never of a script. */
export const lexicons = { ar, de, en, es, fr, id, it, ja, ko, pt, ru, tr, zh };
