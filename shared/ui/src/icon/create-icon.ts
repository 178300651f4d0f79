import { type ComponentProps, createElement } from 'react';

/** An icon's shape, as the files of lucide-react hold it. */
interface IconShape {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  /** Width and height in pixels. */
  size?: number;
}

/** What has one of these says something to reading aids. */
const isForAids = (prop: string) => /^(?:aria-|role$|title$)/.test(prop);

/**
 * Stands in for `createLucideIcon` of lucide-react, which weighs 1.4 kB in each app that draws an icon: contexts, aliases
 * and names of classes, none of which this site uses. The icons themselves are the package's.
 */
export default function createIcon({ node }: IconShape) {
  return ({ size = 24, color = 'currentColor', ...props }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': Object.keys(props).some(isForAids) ? undefined : true,
        ...props,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
