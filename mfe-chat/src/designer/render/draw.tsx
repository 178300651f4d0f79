import type { ComponentType as ReactComponent, ReactElement } from 'react';
import { otherSpaces, wide } from '../components/drawing.generated';
import type { Component, ComponentType } from '../model/components';
import type { Look } from '../model/theme';
import type { Phone } from './phone';
import { viewOf } from './views';

export const isWide = (type: ComponentType): boolean => wide.has(type);

const breathing: Record<Look['density'], number> = { compact: 0.85, regular: 1, airy: 1.2 };
export const spaceBefore = (type: ComponentType, index: number, density: Look['density']): number =>
  Math.round((otherSpaces[type] ?? 14) * (index === 0 ? 1 : breathing[density]));

export function draw(component: Component, phone: Phone): ReactElement {
  // Each kind takes the component of its own type; the union cannot say that they belong together.
  const View = viewOf(component.type) as ReactComponent<{ component: Component; phone: Phone }>;
  return <View component={component} phone={phone} />;
}
