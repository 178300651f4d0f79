import { type ComponentProps, createElement } from 'react';

/** An icon's shape, as the files of lucide-react hold it. */
interface IconShape {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

/**
 * Stands in for `createLucideIcon` of lucide-react, which weighs 1.4 kB in each app that draws an icon: contexts, aliases
 * and names of classes, none of which this site uses. The icons themselves are the package's.
 */
export default function createIcon({ node }: IconShape) {
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
