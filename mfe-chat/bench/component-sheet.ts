import { writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  componentTypes,
  exampleDesign,
  exampleScreen,
} from '../src/designer/components/example-designs';
import { floating } from '../src/designer/components/drawing.generated';
import type { ComponentType } from '../src/designer/model/components';
import { makeDrawable } from '../src/designer/render/drawable';
import { PhoneScreen } from '../src/designer/render/phone-screen';
import { stillPhone } from '../src/designer/render/still-phone';
import { screenPicture } from '../src/designer/svg/screen-picture';
import { sheetPage } from './sheet-page';

async function figure(type: ComponentType): Promise<string> {
  const design = exampleDesign([type]);
  await makeDrawable(design);
  const phone = stillPhone(design, exampleScreen(type), 'live');
  const page = renderToStaticMarkup(createElement(PhoneScreen, { phone }));
  const picture = Buffer.from(await screenPicture(design, exampleScreen(type))).toString('base64');
  // Crops each phone to its component: most are at the top of a screen, some at the bottom.
  const cut = floating.has(type) ? '<div style="display:flex;align-items:end">' : '<div>';
  return `<figure>${cut}${page}</div><figcaption>${type}</figcaption></figure><figure>${cut}<img alt="${type}" src="data:image/svg+xml;base64,${picture}"></div><figcaption><small>as a picture</small></figcaption></figure>`;
}

export async function componentSheet(
  types: readonly ComponentType[] = componentTypes,
): Promise<string> {
  const figures: string[] = [];
  for (const type of types) figures.push(await figure(type));
  return sheetPage('light', 620, figures);
}

/** `node --import tsx mfe-chat/bench/component-sheet.ts <file> [type…]` writes the sheet as an HTML page. */
const [, script, file, ...wanted] = process.argv;
if (script === import.meta.filename && file) {
  const types = componentTypes.filter((type) => wanted.length === 0 || wanted.includes(type));
  writeFileSync(file, await componentSheet(types));
}
