import satori, { type Font } from 'satori';
import type { AppDesign } from '../model/app-design';
import { makeDrawable } from '../render/drawable';
import { PhoneScreen } from '../render/phone-screen';
import { stillPhone } from '../render/still-phone';
import { compact } from './compact';
import { flatten, type FlatChild, type FlatNode } from './flatten';

/** Satori knows only boxes, texts and drawings. */
export function asSatori(node: FlatChild): unknown {
  if (typeof node === 'string') return node;
  if (node.type === 'svg') return drawing(node);
  // All style sheets of the site and of exports set this.
  const style = Object.fromEntries([
    ['boxSizing', 'border-box'],
    ...Object.entries(node.props.style ?? {}).filter(([, value]) => value !== 'none'),
  ]);
  return {
    type: 'div',
    key: null,
    props: { style, children: node.props.children?.map(asSatori) },
  };
}

function drawing(node: FlatNode): unknown {
  return {
    type: node.type,
    key: null,
    props: {
      ...node.props,
      children: node.props.children?.map((child) =>
        typeof child === 'string' ? child : drawing(child),
      ),
    },
  };
}

interface DrawingOptions {
  fonts: Font[];
  adapt?: (tree: FlatChild) => FlatChild;
  /** Called with letters that no font has. */
  onMissing?: (letters: string) => void;
}

/** Draws a screen of 390 × 844 px as SVG with text as outlines. */
export async function drawScreen(
  design: AppDesign,
  screenId: string,
  { fonts, adapt = (tree) => tree, onMissing }: DrawingOptions,
): Promise<string> {
  await makeDrawable(design);
  const [tree] = flatten(<PhoneScreen phone={stillPhone(design, screenId, 'static')} />);
  if (!tree) throw new Error(`Nothing to draw: ${design.id}/${screenId}`);
  const svg = await satori(asSatori(adapt(tree)) as Parameters<typeof satori>[0], {
    width: 390,
    height: 844,
    fonts,
    ...(onMissing && {
      loadAdditionalAsset: (_code: string, letters: string) => {
        onMissing(letters);
        return Promise.resolve([]);
      },
    }),
  });
  return compact(svg);
}
