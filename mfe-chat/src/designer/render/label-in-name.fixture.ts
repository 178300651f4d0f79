import type { TreeNode } from './tree.fixture';

const seenOn = ({ attributes, text, kids }: TreeNode): string =>
  'data-said' in attributes ? '' : (text ?? kids.map(seenOn).join(''));

/** Keeps letters and digits only, so that one text can be searched in another. */
const spaced = (text: string) =>
  ['', ...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), ''].join(' ');

/** Returns controls whose `aria-label` lacks their visible text (WCAG 2.5.3). Joins adjacent texts, as axe does. */
export function misnamedIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    const name = node.attributes['aria-label'];
    const isMisnamed = node.tap && name && !spaced(name).includes(spaced(seenOn(node)));
    return [...(isMisnamed ? [`${seenOn(node)} is named ${name}`] : []), ...misnamedIn(node.kids)];
  });
}
