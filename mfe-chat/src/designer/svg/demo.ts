import type { AppDesign } from '../model/app-design';
import type { DesignFile } from './design-file';
import { toBlueprint } from './blueprint';
import scripts from './demo-scripts.json';
import { designFor, wished } from './engine';
import { screenPicture } from './screen-picture';

interface DemoStep {
  /** In the visitor's words. */
  caption: string;
  styleName: string;
  picture: string;
}

interface Demo {
  idea: string;
  app: string;
  steps: DemoStep[];
}

interface Wish {
  says: string;
  caption: string;
  styleName: string;
}

interface Script {
  file: string;
  idea: string;
  captions: { layout: string; drawn: string };
  taps?: boolean;
  wishes: readonly Wish[];
}

interface Shot extends Omit<DemoStep, 'picture'> {
  design: AppDesign;
  screen: string;
  isBlueprint?: boolean;
}

const titled = (style: string) =>
  style.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase());

async function play({ idea, captions, taps, wishes }: Script) {
  const design = await designFor(idea);
  const { start, tabs, look } = design;
  const styleName = titled(look.style);
  const { layout, drawn } = captions;
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

/** The demos record what the engine makes of these sentences. */
export async function demoFiles(folder: string): Promise<DesignFile[]> {
  const played = await Promise.all(
    scripts.map(async (script: Script) => ({ ...script, ...(await play(script)) })),
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
