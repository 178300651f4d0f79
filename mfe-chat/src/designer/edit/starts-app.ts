import type { ContentSource } from '../../content/source';
import { languageOfIdea } from '../interpret/interpret';
import { isOrder, namesApp, saysPurpose } from '../interpret/read-edit';
import { readIdea } from '../interpret/read-idea';
import { editWords } from './edit-words.generated';

/**
 * Whether a sentence that changes nothing in the app in hand names another one, which it then asks for. What begins as
 * sentences about the app in hand do names none, unless it says so: “an app for …”.
 */
export async function startsApp(text: string, content: ContentSource): Promise<boolean> {
  const said = editWords[languageOfIdea(text)] ?? editWords['en'];
  if (!said || namesApp(text, said)) return true;
  // Many languages borrow its words; a short sentence may be taken for English.
  if ([said, editWords['en'] ?? said].some((words) => isOrder(text, words))) return false;
  return saysPurpose(text, said) || (await readIdea(text, content)).kind.at >= 0;
}
