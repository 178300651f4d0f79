import { editWords } from '../edit-words.generated';
import { Spoken } from './spoken';

const spokenIn = new Map<string, Spoken>();

export function spokenOf(language: string): Spoken | undefined {
  const known = spokenIn.get(language);
  const said = editWords[language];
  if (known || !said) return known;
  const made = new Spoken(said);
  spokenIn.set(language, made);
  return made;
}
