import type { EditWords } from '../../content/edits.schema';
import ar from '../../../content/languages/ar/edits.json';
import de from '../../../content/languages/de/edits.json';
import en from '../../../content/languages/en/edits.json';
import es from '../../../content/languages/es/edits.json';
import fr from '../../../content/languages/fr/edits.json';
import id from '../../../content/languages/id/edits.json';
import it from '../../../content/languages/it/edits.json';
import ja from '../../../content/languages/ja/edits.json';
import ko from '../../../content/languages/ko/edits.json';
import pt from '../../../content/languages/pt/edits.json';
import ru from '../../../content/languages/ru/edits.json';
import tr from '../../../content/languages/tr/edits.json';
import zh from '../../../content/languages/zh/edits.json';

export const editWords = { ar, de, en, es, fr, id, it, ja, ko, pt, ru, tr, zh } as Readonly<Record<string, EditWords>>;
