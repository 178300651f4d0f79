import type { Grammar } from '../../../content/grammar.schema';
import { plainly } from '../../interpret/words';

type Asking = keyof NonNullable<Grammar['asking']>;

/** What an item asks, where it is a question: “who comes”, “chi viene”. */
export function askedBy(item: string, asking: Grammar['asking']): Asking | undefined {
  const plain = plainly(item).trim();
  const isFirst = (word: string) =>
    /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Hangul}/u.test(word)
      ? plain.includes(word)
      : plain.startsWith(`${word} `);
  return (Object.keys(asking ?? {}) as Asking[]).find((kind) => asking?.[kind].some(isFirst));
}
