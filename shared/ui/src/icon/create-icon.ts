import { type ComponentProps, createElement } from 'react';

interface IconShape {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

/** These props give an icon meaning for assistive technology. */
const isForAids = (prop: string) => /^(?:aria-|role$|title$)/.test(prop);

/** Replaces `createLucideIcon` of lucide-react, which adds 1.4 kB of unused code to each app. */
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
