import { apps } from '../apps/apps';
import { applyStyle } from '../edit/edits';
import type { AppDesign } from '../model/app-design';
import type { StyleName } from '../model/theme';
import { toBlueprint } from './blueprint';
import { demoFiles } from './demo';
import { screenPicture } from './screen-picture';

export interface DesignFile {
  path: string;
  content: string;
}

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
    picture(`${marketing}/wander.svg`, apps.wander),
    picture(`${marketing}/kiln.svg`, apps.kiln),
    picture(`${chat}/pinned.svg`, apps.pinned),
    picture(`${chat}/dear-today.svg`, apps['dear-today']),
    ...(['coquette', 'minimal', 'pastel'] as const).map((style) =>
      picture(`${chat}/small-wins-today-${style}.svg`, applyStyle(smallWins, style)),
    ),
  ];
  return [...(await Promise.all(files)), ...(await demoFiles(`${marketing}/demo`))];
}
