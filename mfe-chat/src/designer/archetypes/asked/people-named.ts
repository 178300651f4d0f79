import { clip } from '../../compose/clip';
import { capitalise } from '../fill';
import { tabLabel, type PlannedScreen } from '../plan';
import type { Ingredients } from '../subject';

/** Screens of archetypes that show people. */
export const placesOfPeople = ['members', 'people', 'customers'];

/** An app about members calls the archetype's screen of people after them. */
export const withPeopleNamed = (
  screens: readonly PlannedScreen[],
  { category: { is }, subject: { many } }: Pick<Ingredients, 'category' | 'subject'>,
  language: string,
): readonly PlannedScreen[] =>
  screens.map((screen) => {
    if (is !== 'person' || !placesOfPeople.includes(screen.id)) return screen;
    const title = capitalise(clip(many, 40), language);
    return { ...screen, title, label: tabLabel(title), isTab: true };
  });
