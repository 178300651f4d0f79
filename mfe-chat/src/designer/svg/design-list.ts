import { apps } from '../apps/apps';
import { applyStyle } from '../edit/edits';
import type { AppDesign } from '../model/app-design';
import type { Palette, StyleName } from '../model/theme';
import { toBlueprint, toPlaceholder } from './blueprint';
import { palettes } from '../themes/palettes';
import { demoFiles } from './demo';
import type { DesignFile } from './design-file';
import { screenPicture } from './screen-picture';

const marketing = 'mfe-marketing/src/designs';
const chat = 'mfe-chat/src/designs';

const garden: Record<string, AppDesign> = {
  journal: apps['dear-today'],
  habit: apps['small-wins'],
  study: apps.semester,
  'mood-board': apps.pinned,
  budget: apps.pocket,
  fitness: apps.stride,
};
const gardenStyles: StyleName[] = [
  'minimal',
  'dark-mode',
  'colorful',
  'professional',
  'playful',
  'elegant',
];

const stories = ['clinic', 'pocket', 'semester', 'teamside'] as const;
const boardScreens = ['cards', 'focus', 'marks'];

/** The colours that a page outside the phone may show and measure. */
const plain = ({ name, background, surface, text, accent, hero, heroText }: Palette) => ({
  name,
  colors: { background, surface, text, accent, hero, heroText },
});

const picture = async (
  path: string,
  design: AppDesign,
  screen = design.start,
): Promise<DesignFile> => ({ path, content: await screenPicture(design, screen) });

/** Every picture of a design that the site shows, with the file it is committed in. */
export async function listDesigns(): Promise<DesignFile[]> {
  const smallWins = apps['small-wins'];
  const files = [
    ...Object.entries(garden).flatMap(([useCase, design]) =>
      gardenStyles.map((style) =>
        picture(`${marketing}/garden/${useCase}-${style}.svg`, applyStyle(design, style)),
      ),
    ),
    picture(`${marketing}/small-wins-today.svg`, smallWins),
    screenPicture(smallWins, 'today', toBlueprint).then((content) => ({
      path: `${marketing}/small-wins-blueprint.svg`,
      content,
    })),
    screenPicture(smallWins, 'today', toPlaceholder(smallWins.look)).then((content) => ({
      path: `${marketing}/small-wins-placeholder.svg`,
      content,
    })),
    picture(`${marketing}/wander.svg`, apps.wander),
    picture(`${marketing}/kiln.svg`, apps.kiln),
    ...stories.map((name) => picture(`${marketing}/${name}.svg`, apps[name])),
    ...boardScreens.map((screen) =>
      picture(`${marketing}/board/semester-${screen}.svg`, apps.semester, screen),
    ),
    Promise.resolve({
      path: `${marketing}/palettes.json`,
      content: `${JSON.stringify(Object.values(palettes).map(plain), null, 2)}\n`,
    }),
    picture(`${chat}/pinned.svg`, apps.pinned),
    picture(`${chat}/dear-today.svg`, apps['dear-today']),
    ...(['coquette', 'minimal', 'pastel'] as const).map((style) =>
      picture(`${chat}/small-wins-today-${style}.svg`, applyStyle(smallWins, style)),
    ),
  ];
  return [...(await Promise.all(files)), ...(await demoFiles(`${marketing}/demo`))];
}
