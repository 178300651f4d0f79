import recordings from '@appling/pictures/demo/demo.json';
import habit1 from '@appling/pictures/demo/habit-1.svg';
import habit2 from '@appling/pictures/demo/habit-2.svg';
import habit3 from '@appling/pictures/demo/habit-3.svg';
import habit4 from '@appling/pictures/demo/habit-4.svg';
import fitness1 from '@appling/pictures/demo/fitness-1.svg';
import fitness2 from '@appling/pictures/demo/fitness-2.svg';
import fitness3 from '@appling/pictures/demo/fitness-3.svg';
import shop1 from '@appling/pictures/demo/shop-1.svg';
import shop2 from '@appling/pictures/demo/shop-2.svg';
import shop3 from '@appling/pictures/demo/shop-3.svg';
import shop4 from '@appling/pictures/demo/shop-4.svg';

const pictures: Readonly<Record<string, string>> = {
  'habit-1.svg': habit1,
  'habit-2.svg': habit2,
  'habit-3.svg': habit3,
  'habit-4.svg': habit4,
  'fitness-1.svg': fitness1,
  'fitness-2.svg': fitness2,
  'fitness-3.svg': fitness3,
  'shop-1.svg': shop1,
  'shop-2.svg': shop2,
  'shop-3.svg': shop3,
  'shop-4.svg': shop4,
};

export interface DemoStep {
  caption: string;
  styleName: string;
  picture: string;
}

export interface Demo {
  idea: string;
  app: string;
  steps: readonly DemoStep[];
}

/** Recordings of the engine by `npx --no appling designs`, with the addresses of their pictures. */
export const demos: readonly Demo[] = recordings.map(({ steps, ...demo }) => ({
  ...demo,
  steps: steps.map((step) => ({ ...step, picture: pictures[step.picture] ?? '' })),
}));
