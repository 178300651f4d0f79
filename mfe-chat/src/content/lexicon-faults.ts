import type { Pattern, Term, WordLists } from './lexicon.schema';
import { isPictographic, wordsOf } from '../designer/interpret/words';
import { nearest } from './nearest';

function* listsIn(lists: WordLists): Generator<readonly [string, readonly Pattern[]]> {
  const { negation, noise = [], features, kinds } = lists;
  yield ['negation.before', negation.before];
  yield ['negation.after', negation.after ?? []];
  yield ['negation.spared', negation.spared ?? []];
  yield ['noise', noise];
  for (const [group, entries] of Object.entries({ features, kinds }))
    for (const [name, entry] of Object.entries(entries))
      for (const [part, list] of Object.entries(entry as Record<string, Pattern[]>))
        yield [`${group}.${name}.${part}`, list];
}

/**
 * Checks rules that the schema of a lexicon cannot express.
 * @param isShared not a language, so nothing identifies it
 */
export function lexiconFaults(lists: WordLists, isShared = false): string[] {
  const groups = lists.groups ?? {};
  const asked = new Set<string>();
  const faults: string[] = [];
  if (!isShared && !lists.detection?.words.length && !lists.detection?.scripts)
    faults.push('detection: needs words or scripts, or no sentence is recognised.');
  const term = (each: Term, path: string, isAlone: boolean) => {
    if (typeof each === 'string') {
      if (wordsOf(each).length === 0) faults.push(`${path}: "${each}" has no word.`);
      if (!isAlone && wordsOf(each).length > 1)
        faults.push(`${path}: "${each}" has several words; one of several words is a single one.`);
    } else if ('group' in each) {
      asked.add(each.group);
      if (each.group in groups) return;
      const meant = nearest(each.group, Object.keys(groups));
      const hint = meant ? ` Did you mean "${meant}"?` : '';
      faults.push(`${path}: "${each.group}" is no group of this file.${hint}`);
    } else if ('exact' in each && isPictographic(each.exact) && [...each.exact].length > 1)
      faults.push(
        `${path}: "${each.exact}" is never met, one character is one word; write it plainly.`,
      );
  };
  for (const [path, list] of listsIn(lists)) {
    const seen = new Set<string>();
    list.forEach((pattern, index) => {
      const here = `${path}[${index}]`;
      const written = JSON.stringify(pattern);
      if (seen.has(written)) faults.push(`${here}: ${written} stands here twice.`);
      seen.add(written);
      const parts = Array.isArray(pattern) ? pattern : [pattern];
      const [first] = parts;
      if (typeof first === 'object' && 'gap' in first)
        faults.push(`${here}: begins with a gap, which matches anything.`);
      for (const part of parts) {
        if (Array.isArray(part)) for (const each of part) term(each, here, false);
        else if (typeof part === 'string' || !('gap' in part)) term(part, here, true);
      }
    });
  }
  for (const list of Object.values(groups))
    for (const each of list) if (typeof each === 'object' && 'group' in each) asked.add(each.group);
  const unused = Object.keys(groups).filter((name) => !asked.has(name));
  return [...faults, ...unused.map((name) => `groups.${name}: is used by no pattern.`)];
}
