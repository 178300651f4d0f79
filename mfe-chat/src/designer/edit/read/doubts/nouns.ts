import { tokensOf, wordCount } from '../tokens';
import type { Check } from './check';

/** Longest noun, in words. */
const longestNoun = 4;

const positions = ['first', 'second', 'third', 'last', 'top', 'bottom', 'up', 'down'];

/** A new noun that is a clause, a position or a list: “How dangerous it is: safe, careful”. */
const isNoNoun: Check = (operation, _clause, { spoken }) => {
  if (operation.op !== 'noun.rename') return false;
  const { one } = operation.to;
  const tokens = tokensOf(one);
  // “Sort by running number, not by name” does not rename “by”.
  const from = tokensOf(operation.from.one);
  if (spoken.rest(from, 'behindhead', 'on', 'joints', 'first', 'last').length === 0) return true;
  // “Mets les bougies en premier” moves them.
  if (spoken.rest(tokens, ...positions).length === 0) return true;
  const isSentence =
    spoken.has(tokens, 'insteadof', 'isare') || spoken.lengthAt(tokens, 0, 'behindhead') > 0;
  // “I read this without my glasses” does not rename “I”.
  const isLetter = /^\p{Script=Latin}$/u.test(operation.from.one);
  // “Weight in grams, not kg” does not rename a unit.
  const isPlaced = !spoken.has(from, 'on') && spoken.find(tokens, 'on', 1) !== undefined;
  return (
    isLetter || isPlaced || isSentence || /[,;:]/u.test(one) || wordCount(tokens) > longestNoun
  );
};

/** A thing to add read as the old noun: “Mettre une photo pour chaque producteur”. */
const isAdded: Check = (operation, clause, { spoken }) => {
  if (operation.op !== 'noun.rename') return false;
  const [old] = tokensOf(operation.from.one);
  const at = clause.findIndex(({ single }) => single === old?.single);
  return (
    spoken.lengthAt(clause, at - 1, 'indefinite') > 0 &&
    !spoken.has(clause, 'rename', 'call', 'replace', 'insteadof', 'say', 'never')
  );
};

/** Several nouns where an app has one: “Climbing, chess and baking”. */
const hasSeveralNouns: Check = (operation) =>
  operation.op === 'records.about' && /[,;]/u.test(operation.one);

export const nounChecks: readonly Check[] = [isNoNoun, hasSeveralNouns, isAdded];
