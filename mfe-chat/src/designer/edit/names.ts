import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';
import { referencesIn } from '../model/references';
import { vocabularyOf } from '../model/vocabulary';

export const nameOfScreen = ({ screens }: AppDesign, screen: string | undefined): string =>
  screens.find(({ id }) => id === screen)?.name ?? '';

export function calledAs(component: Component | undefined): string {
  if (!component) return '';
  const word = vocabularyOf(component.type).replaceAll('-', ' ');
  const own = ['title', 'label', 'name', 'question'].map((key) =>
    key in component ? (component as unknown as Record<string, unknown>)[key] : undefined,
  );
  const [only, more] = component.type === 'list' ? component.rows : [];
  const title = own.find((text) => typeof text === 'string') ?? (more ? undefined : only?.title);
  return title === undefined ? word : `${word} “${title}”`;
}

export const waysTo = ({ tabs, screens }: AppDesign, screen: string): number =>
  tabs.filter(({ to }) => to === screen).length +
  [...referencesIn(screens.filter(({ id }) => id !== screen))].filter(
    ({ id, of }) => of === 'screen' && id === screen,
  ).length;

export function rowCalled(row: unknown): string {
  if (typeof row === 'string') return row;
  if (typeof row !== 'object' || row === null) return '';
  const parts = row as Readonly<Record<string, unknown>>;
  const named = ['title', 'name', 'label', 'text', 'ask', 'front'].map((key) => parts[key]);
  const texts = [...named, ...Object.values(parts)].filter((text) => typeof text === 'string');
  return texts[0] ?? '';
}
