import type { ReactElement } from 'react';
import type { AppDesign, Screen } from '../model/app-design';
import type { Action } from '../model/parts';
import type { Component, ComponentOf, ComponentType } from '../model/components';
import type { Paint } from '../themes/paint';
import type { ComponentState, StateKey } from './component-state';

/** In a picture, `isLive` is false and the state is initial. */
export interface Phone {
  design: AppDesign;
  screen: Screen;
  paint: Paint;
  live: boolean;
  state: ComponentState;
  act: (action: Action, source: StateKey) => void;
}

export interface Drawn<T extends ComponentType> {
  component: ComponentOf<T>;
  phone: Phone;
}

export type Views = { [T in ComponentType]?: (props: Drawn<T>) => ReactElement };

export function findComponent<T extends ComponentType>(
  phone: Phone,
  id: string,
  type: T,
): ComponentOf<T> | undefined {
  const all: Component[] = phone.design.screens.flatMap((screen) => screen.components);
  return all.find(
    (component): component is ComponentOf<T> => component.id === id && component.type === type,
  );
}
