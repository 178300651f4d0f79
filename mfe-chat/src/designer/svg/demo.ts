import { apps } from '../apps/apps';
import { applyPalette, applyStyle, setSurface } from '../edit/edits';
import type { AppDesign } from '../model/app-design';
import type { DesignFile } from './design-file';
import { toBlueprint } from './blueprint';
import { screenPicture } from './screen-picture';

interface DemoStep {
  /** What the visitor would type or tap, in their words. */
  caption: string;
  styleName: string;
  picture: string;
}

interface Demo {
  idea: string;
  app: string;
  steps: DemoStep[];
}

type Shot = readonly [
  file: string,
  caption: string,
  styleName: string,
  design: AppDesign,
  screen: string,
  blueprint?: boolean,
];

const wins = apps['small-wins'];
const run = apps.stride;
const shop = apps.kiln;

/** Each demo is a recording: real designs, real edits, in the order a visitor makes them. */
const recordings: readonly { design: AppDesign; shots: readonly Shot[] }[] = [
  {
    design: wins,
    shots: [
      ['habit-1', 'Layout first: a week, a promise, five rows.', 'Blueprint', wins, 'today', true],
      ['habit-2', 'Then colour, type and real words.', 'Pastel', wins, 'today'],
      ['habit-3', 'Tap Plan: the month is already there.', 'Pastel', wins, 'plan'],
      [
        'habit-4',
        'Say “make it dark”. Only the look changes.',
        'Dark Mode',
        applyStyle(wins, 'dark-mode'),
        'today',
      ],
    ],
  },
  {
    design: run,
    shots: [
      ['run-1', 'One number, big enough to read mid-stride.', 'Blueprint', run, run.start, true],
      ['run-2', 'The route and the pause button follow.', 'Colorful', run, run.start],
      ['run-3', 'Try it quieter: Minimal.', 'Minimal', applyStyle(run, 'minimal'), run.start],
    ],
  },
  {
    design: shop,
    shots: [
      ['shop-1', 'A window, then the shelf.', 'Blueprint', shop, shop.start, true],
      ['shop-2', 'Clay, cream and one blue line.', 'Colorful', shop, shop.start],
      ['shop-3', 'Change Colors: Harbour.', 'Harbour', applyPalette(shop, 'harbour'), shop.start],
      [
        'shop-4',
        'Make Buttons Glassy, and you are done.',
        'Glass',
        setSurface(applyPalette(shop, 'harbour'), 'glass'),
        shop.start,
      ],
    ],
  },
];

export async function demoFiles(folder: string): Promise<DesignFile[]> {
  const pictures = recordings.flatMap(({ shots }) =>
    shots.map(async ([file, , , design, screen, blueprint]) => ({
      path: `${folder}/${file}.svg`,
      content: await (blueprint
        ? screenPicture(design, screen, toBlueprint)
        : screenPicture(design, screen)),
    })),
  );
  const demos: Demo[] = recordings.map(({ design, shots }) => ({
    idea: design.idea,
    app: design.name,
    steps: shots.map(([file, caption, styleName]) => ({
      caption,
      styleName,
      picture: `${file}.svg`,
    })),
  }));
  return [
    ...(await Promise.all(pictures)),
    { path: `${folder}/demo.json`, content: `${JSON.stringify(demos, null, 2)}\n` },
  ];
}
