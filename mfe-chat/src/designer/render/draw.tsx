import type { ComponentType as ReactComponent, ReactElement } from 'react';
import { otherSpaces, wide } from '../components/drawing.generated';
import type { Component, ComponentType } from '../model/components';
import type { Look } from '../model/theme';
import { roomIn } from '../themes/measure';
import type { Phone } from './phone';
import { usualSpace } from './spacing';
import { viewOf } from './views';

export const isWide = (type: ComponentType): boolean => wide.has(type);

/** The first component has no space above. */
export const spaceBefore = ({ type, space }: Component, index: number, look: Look): number => {
  const own = space ?? otherSpaces[type] ?? usualSpace;
  return index === 0 ? own : roomIn(look, own);
};

export function draw(component: Component, phone: Phone): ReactElement {
  // The union cannot express that view and component have the same type.
  const View = viewOf(component.type) as ReactComponent<{ component: Component; phone: Phone }>;
  return <View component={component} phone={phone} />;
}
