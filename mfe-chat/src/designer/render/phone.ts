import type { ReactElement } from 'react';
import type { AppDesign, Screen } from '../model/app-design';
import type { Action } from '../model/parts';
import type { Component, ComponentOf, ComponentType } from '../model/components';
import type { Paint } from '../themes/paint';

export type StateValue = string | number | boolean;

export interface ReadValue {
  (key: string, initial: string): string;
  (key: string, initial: number): number;
  (key: string, initial: boolean): boolean;
}

/** What every phone component draws from. In a picture nothing is live and nothing was touched yet. */
export interface Phone {
  design: AppDesign;
  screen: Screen;
  paint: Paint;
  live: boolean;
  value: ReadValue;
  set: (key: string, value: StateValue) => void;
  act: (action: Action, source: string) => void;
}

export interface Drawn<T extends ComponentType> {
  component: ComponentOf<T>;
  phone: Phone;
}

/** What draws components of each type. */
export type Views = { [T in ComponentType]?: (props: Drawn<T>) => ReactElement };

/** Names that were typed into the phone and put on this list. */
export function addedTo(phone: Phone, list: string): string[] {
  const stored = phone.value(`${list}/added`, '');
  return stored === '' ? [] : stored.split('\n');
}

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
