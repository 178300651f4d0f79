import browse from '../../../designs/example-browse.webp';
import home from '../../../designs/example-home.webp';
import insights from '../../../designs/example-insights.webp';
import newHabit from '../../../designs/example-new.webp';
import plan from '../../../designs/example-plan.webp';
import you from '../../../designs/example-you.webp';

/** Screens of the example in small, by their ids: what draws them is fetched when somebody turns to it. */
export const examplePictures: Readonly<Record<string, string>> = {
  home,
  browse,
  plan,
  insights,
  you,
  new: newHabit,
};
