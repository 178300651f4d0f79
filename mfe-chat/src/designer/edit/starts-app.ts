import type { ContentSource } from '../../content/source';
import { languageOfIdea } from '../interpret/interpret';
import { beginningOf, namesApp, purposeAt } from '../interpret/read-edit';
import { readIdea } from '../interpret/read-idea';
import { editWords } from './edit-words.generated';

/**
 * Whether a sentence that changes nothing in the app in hand names another one, which it then asks for: “an app for …”,
 * “a garden planner”, “flashcards for bird songs”. Nothing that a person has is given up on less.
 */
export async function startsApp(text: string, content: ContentSource): Promise<boolean> {
  const said = editWords[languageOfIdea(text)] ?? editWords['en'];
  const english = editWords['en'] ?? said;
  if (!said || !english) return false;
  // A short sentence may be taken for another language; and many borrow English words.
  const beginnings = [beginningOf(text, said), beginningOf(text, english)];
  const isNew = beginnings.includes('new');
  if (beginnings.includes('order') && !isNew) return false;
  const purpose = purposeAt(text, said);
  const { kind } = await readIdea(text, content);
  if (isNew || namesApp(text, said)) return kind.at >= 0 || purpose > 0;
  if (purpose < 0) return false;
  if (kind.at >= 0 && kind.at < Math.min(purpose, 12)) return true;
  const products = (await content.app('en'))?.products ?? {};
  return Object.hasOwn(products, text.slice(0, purpose).trim().toLowerCase());
}
