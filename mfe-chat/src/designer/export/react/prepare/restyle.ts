import type * as babel from '@babel/types';
import type { Edit } from '../../project/prepare/target';
import { classFor, filled } from './tailwind';

const styled = new Set(['Box', 'Row', 'Tap']);

type Property = babel.ObjectExpression['properties'][number];

const nameOf = (property: Property): string | undefined =>
  property.type === 'ObjectProperty' && !property.computed && property.key.type === 'Identifier'
    ? property.key.name
    : undefined;

function valueOf(node: babel.Node): string | number | undefined {
  if (node.type === 'NumericLiteral' || node.type === 'StringLiteral') return node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = valueOf(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  return undefined;
}

/** Returns the properties that a spread can set, or undefined if unknown. */
function setBy(node: babel.Node): ReadonlySet<string> | undefined {
  if (node.type === 'ObjectExpression') {
    const names = node.properties.map(nameOf);
    return names.includes(undefined)
      ? undefined
      : new Set(names.filter((each) => each !== undefined));
  }
  if (node.type === 'ConditionalExpression') {
    const [one, other] = [setBy(node.consequent), setBy(node.alternate)];
    return one && other && new Set([...one, ...other]);
  }
  const isFill =
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'fill';
  return isFill ? filled : undefined;
}

export function restyle(element: babel.JSXOpeningElement, source: string): Edit[] {
  const name = element.name.type === 'JSXIdentifier' ? element.name.name : '';
  if (!styled.has(name)) return [];
  const attribute = element.attributes.find(
    (each) => each.type === 'JSXAttribute' && each.name.name === 'style',
  ) as babel.JSXAttribute | undefined;
  const value = attribute?.value;
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression')
    return [];
  const { properties } = value.expression;
  const classes: string[] = [];
  const kept: Property[] = [];
  let before: ReadonlySet<string> | undefined = new Set<string>();
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const own = setBy(property.argument);
      before = before && own && new Set([...before, ...own]);
    }
    const own = nameOf(property);
    const literal = property.type === 'ObjectProperty' ? valueOf(property.value) : undefined;
    const says =
      own !== undefined && literal !== undefined && before && !before.has(own)
        ? classFor(own, literal)
        : undefined;
    if (says === undefined) kept.push(property);
    else classes.push(says);
  }
  if (classes.length === 0 || !attribute) return [];
  const style = kept.map((each) => source.slice(each.start ?? 0, each.end ?? 0)).join(', ');
  const text = `className="${classes.join(' ')}"${style ? ` style={{ ${style} }}` : ''}`;
  return [{ start: attribute.start ?? 0, end: attribute.end ?? 0, text }];
}
