import type { Word } from '../../interpret/words';
import type { ActReading } from '../reading';
import type { Act } from './acts';
import type { Segment } from './segments';
import type { Speech } from './speech';

/** A question of the sentence that the app answers: “who can drive to the away games”. */
interface Question {
  text: string;
  at: number;
}

export interface Clauses {
  /** Acts with their whole clause for a label; those that only belong to a question are left out. */
  acts: readonly Act[];
  questions: readonly Question[];
  /** Questions that are entered for a record: “note when she took her tablets”. */
  entered: readonly string[];
  /** What the app must not have or do, as typed. */
  rules: readonly string[];
}

const joins: ReadonlySet<string> = new Set(['and', 'or', 'but', 'so', 'then', 'plus']);
const mostQuestions = 5;

/** Cuts an English text into clauses that are acts, questions and rules, in their own words. */
export function clausesIn(
  text: string,
  words: readonly Word[],
  segments: readonly Segment[],
  acts: readonly Act[],
  speech: Speech,
): Clauses {
  const plainAt = (at: number) => words[at]?.plain ?? '';
  const isQuestion = (at: number) => speech.questions.has(plainAt(at));
  const clauseEnd = (at: number) => {
    let end = at;
    while (words[end + 1] && words[end + 1]?.clause === words[at]?.clause) end += 1;
    return end;
  };
  const said = (from: number, to: number) =>
    text.slice(words[from]?.at ?? 0, words[to]?.end ?? 0).trim();
  const starts = acts.map(({ verbAt }) => verbAt);

  /** End of the clause of a verb: where another verb follows “and”, before that. */
  function endOf(verbAt: number): number {
    let end = clauseEnd(verbAt);
    for (const next of starts) {
      if (next <= verbAt || next > end) continue;
      let join = next;
      while (join > verbAt && !joins.has(plainAt(join))) join -= 1;
      if (join > verbAt) end = join - 1;
    }
    return end;
  }

  /** The question that a verb stands in; -1 without one. */
  function questionOf(verbAt: number): number {
    const from = segments.find((each) => verbAt >= each.from && verbAt <= each.to)?.from ?? verbAt;
    for (let at = verbAt - 1; at >= from; at -= 1) if (isQuestion(at)) return at;
    return -1;
  }

  const shown: Act[] = [];
  const questions: Question[] = [];
  const entered: string[] = [];
  const asked = new Set<number>();
  const nested = new Set<number>();
  for (const act of acts) {
    const opened = questionOf(act.verbAt);
    if (opened >= 0 && starts.some((start) => start < act.verbAt && start >= opened - 2)) {
      // “see who rides on which day”
      nested.add(opened);
      continue;
    }
    if (opened >= 0) continue;
    const rest = said(act.verbAt + 1, endOf(act.verbAt));
    shown.push({ ...act, label: `${act.verb} ${rest}`.trim(), ...byOf(act.verbAt) });
  }
  for (const segment of segments) {
    const { from } = segment;
    if (!isQuestion(from) || nested.has(from)) continue;
    const before = starts.findLast(
      (start) => start < from && words[start]?.sentence === segment.sentence,
    );
    const verb = acts.find(({ verbAt }) => verbAt === before)?.verb ?? '';
    // “when the washing machine breaks”: no question.
    if (
      plainAt(from) === 'when' &&
      !asked.size &&
      !['is', 'are', 'do', 'does'].includes(plainAt(from + 1))
    )
      continue;
    asked.add(from);
    const question = said(from, Math.min(segment.to, endOf(from)));
    if (speech.little.entering.has(verb)) entered.push(question);
    else if (question.includes(' ')) questions.push({ text: question, at: words[from]?.at ?? 0 });
  }
  // “note when she took her tablets”: the first question stands behind its verb.
  const others = shown.filter((act) => {
    if (!speech.little.entering.has(act.verb) || !isQuestion(act.verbAt + 1)) return true;
    entered.unshift(said(act.verbAt + 1, endOf(act.verbAt)));
    return false;
  });
  const rules = segments
    .filter(
      ({ from, to }) =>
        to > from && to < from + 6 && ['no', 'without', 'never'].includes(plainAt(from)),
    )
    .map(({ from, to }) => said(from, to));
  return { acts: others, questions: questions.slice(0, mostQuestions), entered, rules };

  /** Who does it: those who write, or others. */
  function byOf(verbAt: number): Pick<ActReading, 'by'> {
    const before = plainAt(verbAt - 1);
    if (before === 'i' || before === 'we') return { by: 'me' };
    return { by: 'them' };
  }
}
