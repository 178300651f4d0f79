import type { AppDesign, Screen } from '../../model/app-design';

const inputs = new Set(['field', 'choice', 'stepper', 'day-picker', 'toggle', 'color-picker']);

export const inputsOf = ({ components }: Screen): number =>
  components.filter(({ type }) => inputs.has(type)).length;

export const formOf = ({ screens }: AppDesign): Screen | undefined =>
  screens.find(({ id }) => id === 'new') ??
  screens
    .filter((each) => inputsOf(each) > 1)
    .toSorted((one, other) => inputsOf(other) - inputsOf(one))[0];
