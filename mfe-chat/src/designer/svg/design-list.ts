import { applyStyle } from '../edit/looks';
import type { AppDesign } from '../model/app-design';
import type { Palette } from '../model/theme';
import { toBlueprint, toPlaceholder } from './blueprint';
import { palettes } from '../themes/palettes';
import { demoFiles } from './demo';
import type { DesignFile } from './design-file';
import { designFor } from './engine';
import { gardenFiles } from './garden';
import { outlineOf } from './outline';
import { screenPicture } from './screen-picture';
import { shown } from './shown';

const marketing = 'shared/pictures/designs';
const chat = 'mfe-chat/src/designs';

const stories = ['kiln', 'clinic', 'pocket', 'wander', 'semester', 'teamside'] as const;
/** Apps next to the sign-in form. */
const beside = {
  'mood-board': 'A mood board that pins a room together',
  journal: 'A journal that asks for three lines a day and keeps the weather',
};
/** Further screens of Semester, by picture name. */
const boardScreens = { cards: 'deck', focus: 'focus', marks: 'marks' };

/** Colours that pages outside the phone may use. */
const plain = ({ name, background, surface, text, accent, hero, heroText }: Palette) => ({
  name,
  colors: { background, surface, text, accent, hero, heroText },
});

const picture = async (
  path: string,
  design: AppDesign,
  screen = design.start,
): Promise<DesignFile> => ({ path, content: await screenPicture(design, screen) });

function outlineFile({ version, id, name, start, screens }: AppDesign): DesignFile {
  const lines = outlineOf({ version, id, name, start, screens });
  return {
    path: `${marketing}/semester-data.json`,
    content: `${JSON.stringify(lines, null, 2)}\n`,
  };
}

const firstDesign = (design: AppDesign): DesignFile => ({
  path: `${chat}/first-design.json`,
  content: `${JSON.stringify(design, null, 2)}\n`,
});

export async function listDesigns(): Promise<DesignFile[]> {
  const smallWins = await designFor(shown['small-wins']);
  const semester = await designFor(shown.semester);
  const { start } = smallWins;
  const files = [
    picture(`${marketing}/small-wins-today.svg`, smallWins),
    screenPicture(smallWins, start, toBlueprint).then((content) => ({
      path: `${marketing}/small-wins-blueprint.svg`,
      content,
    })),
    screenPicture(smallWins, start, toPlaceholder(smallWins.look)).then((content) => ({
      path: `${marketing}/small-wins-placeholder.svg`,
      content,
    })),
    ...stories.map(async (name) =>
      picture(`${marketing}/${name}.svg`, await designFor(shown[name])),
    ),
    ...Object.entries(boardScreens).map(([name, screen]) =>
      picture(`${marketing}/board/semester-${name}.svg`, semester, screen),
    ),
    Promise.resolve({
      path: `${marketing}/ideas.json`,
      content: `${JSON.stringify(shown, null, 2)}\n`,
    }),
    Promise.resolve(outlineFile(semester)),
    Promise.resolve(firstDesign(applyStyle(smallWins, 'pastel'))),
    Promise.resolve({
      path: `${marketing}/palettes.json`,
      content: `${JSON.stringify(Object.values(palettes).map(plain), null, 2)}\n`,
    }),
    ...Object.entries(beside).map(async ([name, idea]) =>
      picture(`${chat}/${name}.svg`, await designFor(idea)),
    ),
    ...(['coquette', 'minimal', 'pastel'] as const).map((style) =>
      picture(`${chat}/small-wins-today-${style}.svg`, applyStyle(smallWins, style)),
    ),
  ];
  return [
    ...(await Promise.all(files)),
    ...(await gardenFiles(`${marketing}/garden`)),
    ...(await demoFiles(`${marketing}/demo`)),
  ];
}
