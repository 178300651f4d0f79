import { stemsOf } from '../../interpret/words';

/** Beyond this many UTF-16 units a text tells its story; what it is about was said before. */
const farEnough = 2000;

/** The subject of which the idea says most, by the letters of the words found; none when it says no word of any. */
export function subjectIn(subjects: readonly string[], idea: string): string | undefined {
  if (subjects.length === 0 || idea === '') return undefined;
  const said = ` ${stemsOf(idea.slice(0, farEnough))} `;
  const weights = subjects.map((subject) =>
    subject
      .slice(0, subject.search(/[/\n]/))
      .split(',')
      .reduce((sum, stems) => sum + (said.includes(` ${stems} `) ? stems.length : 0), 0),
  );
  const most = Math.max(...weights);
  return most === 0 ? undefined : subjects[weights.indexOf(most)];
}
