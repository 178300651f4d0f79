import type { TreeNode } from './tree.fixture';

const seenOn = ({ attributes, text, kids }: TreeNode): string =>
  'data-said' in attributes ? '' : (text ?? kids.map(seenOn).join(''));

/** Words without what stands between them, so that one text can be looked for in another. */
const spaced = (text: string) =>
  ['', ...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), ''].join(' ');

/**
 * Controls whose `aria-label` lacks the words written on them: someone who speaks what they see does not reach them
 * (WCAG 2.5.3). As axe does, it reads neighbouring texts as one word.
 */
export function misnamedIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    const name = node.attributes['aria-label'];
    const isMisnamed = node.tap && name && !spaced(name).includes(spaced(seenOn(node)));
    return [...(isMisnamed ? [`${seenOn(node)} is named ${name}`] : []), ...misnamedIn(node.kids)];
  });
}
