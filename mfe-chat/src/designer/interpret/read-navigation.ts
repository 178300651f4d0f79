import type { Brief } from './brief';
import type { Grammar } from './pattern-terms';
import { PatternSet } from './patterns';
import type { Word } from './words';

const grammar: Grammar = { fillers: new Set() };
const tabs = new PatternSet<true>(grammar).add(
  [
    'tab bar',
    'tabbar',
    'bottom nav',
    ['bottom', ['navigation', 'bar', 'menu', 'tabs']],
    { exact: 'tabs' },
    'tabbed',
    'navigation bar',
    'nav bar',
    ['barra de', ['pestanas', 'navegacion', 'abas']],
    'pestanas',
    'tableiste',
    'tab leiste',
    'barre d onglets',
    'onglets',
    { exact: 'abas' },
    'вкладк',
    '底部导航',
    '标签栏',
    'タブ',
    '탭',
  ],
  true,
);
const stack = new PatternSet<true>(grammar).add(
  [
    'hamburger',
    'drawer',
    'side menu',
    'sidebar',
    ['single', ['screen', 'page']],
    ['one', ['screen', 'page', 'pager']],
    'one page app',
    { exact: 'wizard' },
    'no tabs',
    'back button',
    'stack navigation',
    'menu lateral',
    'seitenmenu',
    'menu hamburger',
    '侧边栏',
    'サイドメニュー',
  ],
  true,
);

export function readNavigation(text: string, words: readonly Word[]): Brief['navigation'] {
  const [asStack] = stack.find(words);
  const [asTabs] = tabs.find(words);
  const found = asStack && (!asTabs || asStack.from <= asTabs.from) ? asStack : asTabs;
  if (!found) return undefined;
  const at = words[found.from]?.at ?? 0;
  return {
    value: found === asStack ? 'stack' : 'tabs',
    words: text.slice(at, words[found.to]?.end ?? at),
    at,
  };
}
