import { applyStyle } from '../edit/looks';
import type { StyleName } from '../model/theme';
import type { DesignFile } from './design-file';
import { designFor } from './engine';
import { screenPicture } from './screen-picture';

const ideas = {
  journal: 'A journal that asks for three lines a day and keeps the weather',
  habit: 'A habit tracker that celebrates small wins',
  study: 'A study planner that counts back from the exam',
  'mood-board': 'A mood board that pins a room together',
  budget: 'A budget tracker that says what is left, not what is gone',
  fitness: 'A fitness app that counts the week in one number',
};

const styles: StyleName[] = [
  'minimal',
  'dark-mode',
  'colorful',
  'professional',
  'playful',
  'elegant',
];

export async function gardenFiles(folder: string): Promise<DesignFile[]> {
  const beds = Object.entries(ideas).map(async ([name, idea]) => {
    const design = await designFor(idea);
    const draw = async (style: StyleName) => ({
      path: `${folder}/${name}-${style}.svg`,
      content: await screenPicture(applyStyle(design, style), design.start),
    });
    return Promise.all(styles.map(draw));
  });
  return [
    ...(await Promise.all(beds)).flat(),
    { path: `${folder}/ideas.json`, content: `${JSON.stringify(ideas, null, 2)}\n` },
  ];
}
