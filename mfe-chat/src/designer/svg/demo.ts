import type { AppDesign } from '../model/app-design';
import type { DesignFile } from './design-file';
import { toBlueprint } from './blueprint';
import { designFor, wished } from './engine';
import { screenPicture } from './screen-picture';

interface DemoStep {
  /** What the visitor would see, tap or say, in their words. */
  caption: string;
  styleName: string;
  picture: string;
}

interface Demo {
  idea: string;
  app: string;
  steps: DemoStep[];
}

/** A wish that is said to the design in hand, and what to call the outcome. */
interface Wish {
  says: string;
  caption: string;
  styleName: string;
}

interface Script {
  file: string;
  idea: string;
  /** While there are only lines, and once it is drawn. */
  captions: readonly [layout: string, drawn: string];
  /** Whether the second tab is tapped. */
  taps?: boolean;
  wishes: readonly Wish[];
}

const scripts: readonly Script[] = [
  {
    file: 'habit',
    idea: 'A habit tracker that celebrates small wins',
    captions: ['Layout first, in plain lines.', 'Then color, type and real words.'],
    taps: true,
    wishes: [
      {
        says: 'make it dark',
        caption: 'Say “make it dark”. Only the look changes.',
        styleName: 'Dark Mode',
      },
    ],
  },
  {
    file: 'fitness',
    idea: 'A fitness app that counts the week in one number',
    captions: ['Another sentence, another plan.', 'Its own color, its own pictures.'],
    wishes: [
      {
        says: 'make it minimal',
        caption: 'Try it quieter: “make it minimal”.',
        styleName: 'Minimal',
      },
    ],
  },
  {
    file: 'shop',
    idea: 'An online shop for our handmade pottery',
    captions: ['Nothing is decided yet but the order.', 'Pots on the shelf, prices that add up.'],
    wishes: [
      {
        says: 'make it elegant',
        caption: 'Say “make it elegant”: the same shop, dressed up.',
        styleName: 'Elegant',
      },
      {
        says: 'make it glassy',
        caption: 'Then “make it glassy”, and you are done.',
        styleName: 'Glass',
      },
    ],
  },
];

interface Shot extends Omit<DemoStep, 'picture'> {
  design: AppDesign;
  screen: string;
  isBlueprint?: boolean;
}

const titled = (style: string) =>
  style.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase());

/** Plays a script with the engine, in the order a visitor would. */
async function play({ idea, captions, taps, wishes }: Script) {
  const design = await designFor(idea);
  const { start, tabs, look } = design;
  const styleName = titled(look.style);
  const [layout, drawn] = captions;
  const second = taps ? tabs.find(({ to }) => to !== start) : undefined;
  const shots: Shot[] = [
    { design, screen: start, caption: layout, styleName: 'Blueprint', isBlueprint: true },
    { design, screen: start, caption: drawn, styleName },
  ];
  if (second) {
    const caption = `Tap ${second.label}: that screen is there already.`;
    shots.push({ design, screen: second.to, caption, styleName });
  }
  let inHand = design;
  for (const { says, ...step } of wishes) {
    inHand = await wished(inHand, says);
    shots.push({ design: inHand, screen: start, ...step });
  }
  return { name: design.name, shots };
}

/** Each demo is a recording: what the engine makes of these sentences. */
export async function demoFiles(folder: string): Promise<DesignFile[]> {
  const played = await Promise.all(
    scripts.map(async (script) => ({ ...script, ...(await play(script)) })),
  );
  const pictures = played.flatMap(({ file, shots }) =>
    shots.map(async ({ design, screen, isBlueprint }, at) => ({
      path: `${folder}/${file}-${at + 1}.svg`,
      content: await (isBlueprint
        ? screenPicture(design, screen, toBlueprint)
        : screenPicture(design, screen)),
    })),
  );
  const demos: Demo[] = played.map(({ idea, name, file, shots }) => ({
    idea,
    app: name,
    steps: shots.map(({ caption, styleName }, at) => ({
      caption,
      styleName,
      picture: `${file}-${at + 1}.svg`,
    })),
  }));
  return [
    ...(await Promise.all(pictures)),
    { path: `${folder}/demo.json`, content: `${JSON.stringify(demos, null, 2)}\n` },
  ];
}
