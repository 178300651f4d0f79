import { type AppName, apps } from '../../../designer/apps/apps';
import type { AppDesign } from '../../../designer/model/app-design';

/** Words that name one of the apps drawn by hand. More special ones come first: a mood board is no mood journal. */
const signs: readonly (readonly [AppName, RegExp])[] = [
  ['pinned', /mood ?board|inspiration|interior|pinboard|collage/],
  ['small-wins', /habit|streak|routine/],
  ['dear-today', /journal|diary|gratitude|mood/],
  ['pocket', /budget|expense|money|spend|saving|financ/],
  ['semester', /stud(y|ies|ent)|exam|school|course|universit|homework/],
  ['stride', /fitness|running|runner|workout|gym|marathon/],
  ['wander', /travel|trip|holiday|itinerary|journey/],
  ['clinic', /clinic|health|medic|doctor|patient/],
  ['teamside', /time off|employee|workplace|vacation|team/],
  ['kiln', /shop|store|sell|e-?commerce|potter/],
];

/** The app that a sentence names, if any. */
export function appFor(text: string): AppDesign | undefined {
  const lower = text.toLowerCase();
  const found = signs.find(([, sign]) => sign.test(lower));
  return found && apps[found[0]];
}
